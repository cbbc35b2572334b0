import { randomFrom } from '../../testing/random-from';

/**
 * Objects that are what they seem when they are read once, and something else afterwards: at a second reading, after `change`,
 * or to whoever uses their own methods, their class or their iterator. Each seed gives other objects.
 */
export interface Disguises {
  /** Returns an object for a value of plain data; its other face is `evil`, plain data too. */
  of: <T>(honest: T, evil: unknown) => T;
  /** Shows the other face of all objects made before. */
  change: () => void;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export function disguises(seed: number): Disguises {
  const random = randomFrom(seed);
  const pick = <T>(choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const changes: (() => void)[] = [];
  let isChanged = false;

  /** Reads the honest value once. */
  const once = (honest: unknown, evil: unknown): (() => unknown) => {
    let reads = 0;
    return () => (isChanged || reads++ > 0 ? evil : honest);
  };

  /** Lays properties that are honest once over an object. */
  const lay = (owner: object, honest: Fields, evil: Fields): void => {
    for (const name of Object.keys(honest)) {
      Object.defineProperty(owner, name, {
        get: once(honest[name], evil[name]),
        set: () => undefined,
        enumerable: true,
        configurable: true,
      });
    }
  };

  /** Every way of turning an object into another value, each of which gives the other face. */
  const conversionsTo = (evil: unknown) => ({
    toJSON: () => evil,
    toString: () => String(evil),
    valueOf: () => evil,
    [Symbol.toPrimitive]: () => String(evil),
  });

  const proxied = (honest: Fields, evil: Fields): object => {
    const seen = new Set<PropertyKey>();
    return new Proxy(honest, {
      get: (target, name) => {
        const isFirst = !isChanged && !seen.has(name);
        seen.add(name);
        return Reflect.get(isFirst ? target : evil, name);
      },
      ownKeys: () => Reflect.ownKeys(evil),
      getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(evil, name),
    });
  };

  const changing = (honest: Fields, evil: Fields): object => {
    const given = { ...honest };
    changes.push(() => Object.assign(given, evil));
    return given;
  };
  const withGetters = (honest: Fields, evil: Fields): object => {
    const given = {};
    lay(given, honest, evil);
    return given;
  };
  const ofClass = (honest: Fields, evil: Fields): object => {
    const model = conversionsTo(evil);
    lay(model, honest, evil);
    return Object.create(model);
  };
  /** A copy with the same prototype would get its fields by these setters. */
  const withSetters = (honest: Fields, evil: Fields): object => {
    const model = {};
    for (const name of Object.keys(honest)) {
      const set = function (this: object) {
        Object.defineProperty(this, name, { get: once(honest[name], evil[name]), configurable: true });
      };
      Object.defineProperty(model, name, { set, get: () => honest[name], configurable: true });
    }
    const descriptors = Object.entries(honest).map(([name, value]) => [
      name,
      { value, enumerable: true, writable: true, configurable: true },
    ]);
    return Object.create(model, Object.fromEntries(descriptors));
  };
  const record = (honest: Fields, evil: Fields) =>
    pick([changing, withGetters, ofClass, withSetters, proxied])(honest, evil);

  const listMethods = (evil: readonly unknown[]) => ({
    map: () => evil,
    flatMap: () => evil,
    filter: () => evil,
    slice: () => evil,
    concat: () => evil,
    entries: () => evil.entries(),
    values: () => evil.values(),
    [Symbol.iterator]: () => evil.values(),
  });
  const changingList = (honest: readonly unknown[], evil: readonly unknown[]): object => {
    const given = [...honest];
    changes.push(() => given.splice(0, given.length, ...evil));
    return given;
  };
  const listWithMethods = (honest: readonly unknown[], evil: readonly unknown[]): object =>
    Object.assign([...honest], listMethods(evil));
  const listOfClass = (honest: readonly unknown[], evil: readonly unknown[]): object => {
    class Other extends Array<unknown> {
      static override get [Symbol.species]() {
        return new Proxy(Array, { construct: () => [...evil] });
      }
    }
    Object.assign(Other.prototype, listMethods(evil));
    return Object.assign(new Other(), { length: honest.length }, { ...honest });
  };
  const listWithGetters = (honest: readonly unknown[], evil: readonly unknown[]): object => {
    const given = [...honest];
    lay(given, { ...honest }, { ...evil });
    return given;
  };
  const list = (honest: readonly unknown[], evil: readonly unknown[]) =>
    pick([
      changingList,
      listWithMethods,
      listOfClass,
      listWithGetters,
      () => proxied(honest as unknown as Fields, evil as unknown as Fields),
    ])(honest, evil);

  const changingBytes = (honest: Uint8Array, evil: Uint8Array, buffer: ArrayBufferLike): Uint8Array => {
    const given = new Uint8Array(buffer, 3, honest.length);
    given.set(honest);
    changes.push(() => given.set(evil.subarray(0, given.length)));
    return given;
  };
  const sharedBytes = (honest: Uint8Array, evil: Uint8Array) =>
    changingBytes(honest, evil, new SharedArrayBuffer(honest.length + 3));
  const shrinkingBytes = (honest: Uint8Array, evil: Uint8Array) => {
    const buffer: ArrayBuffer = Reflect.construct(ArrayBuffer, [honest.length + 3, { maxByteLength: 9999 }]);
    const given = changingBytes(honest, evil, buffer);
    changes.push(() => Reflect.apply(Reflect.get(buffer, 'resize'), buffer, [1]));
    return given;
  };
  const viewOfBytes = (honest: Uint8Array, evil: Uint8Array) => {
    const { buffer, byteOffset, byteLength } = changingBytes(
      honest,
      evil,
      new ArrayBuffer(honest.length + 3),
    );
    return new DataView(buffer, byteOffset, byteLength);
  };
  const wholeBuffer = (honest: Uint8Array, evil: Uint8Array) => {
    const { buffer } = Uint8Array.from(honest);
    changes.push(() => new Uint8Array(buffer).set(evil.subarray(0, honest.length)));
    return Object.assign(buffer, { slice: () => evil.buffer });
  };
  const lyingBytes = (honest: Uint8Array, evil: Uint8Array) => {
    class Other extends Uint8Array {
      static get [Symbol.species]() {
        return new Proxy(Uint8Array, { construct: () => evil });
      }
    }
    const lies: Fields = {
      buffer: evil.buffer,
      byteOffset: evil.byteOffset,
      byteLength: evil.byteLength,
      length: evil.length,
    };
    const given = new Other(honest);
    for (const [name, value] of Object.entries(lies))
      Object.defineProperty(given, name, { get: () => value });
    return Object.assign(given, {
      slice: () => evil,
      subarray: () => evil,
      [Symbol.iterator]: () => evil.values(),
    });
  };
  const bytes = (honest: Uint8Array, evil: Uint8Array) =>
    pick<(honest: Uint8Array, evil: Uint8Array) => object>([
      (good, bad) => changingBytes(good, bad, new ArrayBuffer(good.length + 3)),
      sharedBytes,
      shrinkingBytes,
      viewOfBytes,
      wholeBuffer,
      lyingBytes,
      (good, bad) => proxied(good as unknown as Fields, bad as unknown as Fields),
    ])(honest, evil);

  /** Now and then an object that only turns into a text. */
  const text = (honest: string, evil: unknown) =>
    random() < 0.98 ? honest : Object.assign(new String(honest), conversionsTo(evil));

  const of = (honest: unknown, evil: unknown): unknown => {
    if (typeof honest === 'string') return text(honest, evil);
    if (ArrayBuffer.isView(honest)) return bytes(honest as Uint8Array, evil as Uint8Array);
    if (Array.isArray(honest)) {
      const others = Array.isArray(evil) ? evil : [];
      return list(
        honest.map((each, index) => of(each, others[index])),
        others,
      );
    }
    if (!isRecord(honest)) return honest;
    const others = fieldsOf(evil);
    const fields = Object.entries(honest).map(([name, value]) => [name, of(value, others[name])]);
    return record(Object.fromEntries(fields), others);
  };

  return {
    of: <T>(honest: T, evil: unknown) => of(honest, evil) as T,
    change: () => {
      isChanged = true;
      for (const change of changes) change();
    },
  };
}
