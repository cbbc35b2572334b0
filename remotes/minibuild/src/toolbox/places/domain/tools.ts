/**
 * The tools in the order of their use; each has its name, icon and colour everywhere. `parts`: the parts that a
 * tool is divided into; the first is shown unless a link names another.
 */
export const tools = [
  { id: 'account', icon: 'wallet', colour: 'blue', parts: [] },
  { id: 'message', icon: 'key', colour: 'violet', parts: ['sign', 'verify'] },
  { id: 'data-item', icon: 'copy', colour: 'orange', parts: ['build', 'inspect'] },
  { id: 'upload', icon: 'upload', colour: 'green', parts: [] },
  { id: 'lookup', icon: 'search', colour: 'red', parts: ['entry', 'block', 'network'] },
] as const;

export type ToolId = (typeof tools)[number]['id'];
