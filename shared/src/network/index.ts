export { type EventEntry, type Network, NetworkProvider, parseNetwork, useNetwork } from './network';
