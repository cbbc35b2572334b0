/** Returns true when a path's last part can be the number of an entry: 1 to 6 digits, without a leading zero. */
export function canBeEntry({ entry = '' }: { entry?: string }): boolean {
  return /^[1-9]\d{0,5}$/.test(entry);
}
