export { fetchOverrides } from './fetch-overrides';
export { OverrideBadge } from './override-badge';
