export { readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
