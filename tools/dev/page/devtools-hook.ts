/** React's renderers register here, and hot refresh finds them here. The browser's extension for React has a hook of its own. */
interface DevtoolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

function createHook(): DevtoolsHook {
  const renderers = new Map<number, unknown>();
  const ignore = () => undefined;
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
}

// React looks for the hook as it is evaluated, so this module comes before it.
if (!Reflect.has(globalThis, hookName)) Reflect.set(globalThis, hookName, createHook());

export {};
