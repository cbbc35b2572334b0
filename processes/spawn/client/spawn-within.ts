import type { KeptMessage, MessagePlace } from '../../common/client';

/** A kept value that has a signed spawn among other things, such as the name of what is made. */
interface KeptWithSpawn<Value> {
  read(): Value | undefined;
  write(value: Value): void;
}

/** Returns the place of a signed spawn within a kept value. It keeps nothing once the value itself was cleared. */
export function spawnWithin<Value extends { spawned?: KeptMessage | undefined }>(
  kept: KeptWithSpawn<Value>,
): MessagePlace {
  return {
    read: () => kept.read()?.spawned,
    write: (spawned) => {
      const value = kept.read();
      if (value) kept.write({ ...value, spawned });
    },
  };
}
