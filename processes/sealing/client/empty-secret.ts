/**
 * Overwrites every text and every buffer of an object, at any depth: whatever still refers to it finds nothing of the secret
 * (decision 090).
 */
export function emptySecret(holder: object): void {
  if (ArrayBuffer.isView(holder)) {
    new Uint8Array(holder.buffer, holder.byteOffset, holder.byteLength).fill(0);
    return;
  }
  for (const [name, value] of Object.entries(holder)) {
    if (typeof value === 'string') Reflect.set(holder, name, '');
    else if (typeof value === 'object' && value !== null) emptySecret(value);
  }
}
