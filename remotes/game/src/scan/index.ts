export { Scanner, type ScannerProps } from './scanner';
