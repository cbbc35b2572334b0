export { followInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
