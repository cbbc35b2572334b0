const maxTopicBytes = 1024;

const isSane = (text: string) =>
  text.length > 0 && !text.includes('\0') && Buffer.byteLength(text) <= maxTopicBytes;

/** Returns true when a text is a topic name to publish to (MQTT 5 section 4.7): no wildcards, not empty. */
export function isTopicName(text: string): boolean {
  return isSane(text) && !/[+#]/.test(text);
}

/** Returns true when a text is a filter to subscribe to: `+` fills a level alone, `#` is a whole last level. */
export function isTopicFilter(text: string): boolean {
  const levels = text.split('/');
  return (
    isSane(text) &&
    levels.every((level, index) =>
      level === '#' ? index === levels.length - 1 : level === '+' || !/[+#]/.test(level),
    )
  );
}

/**
 * Returns true when a filter begins with a wildcard. The name of a topic is all that a wallet and a page share, so nobody may
 * learn one by listening.
 */
export function tellsStrangersTopics(filter: string): boolean {
  return /^[+#]/.test(filter);
}

/** Returns true for a topic of an event's snapshots (docs/protocol.md, Snapshots), which only a relay may publish to. */
export const isRelayTopic = (topic: string): boolean => topic.startsWith('rainbow-rabbit/');

/** Returns true when a topic name matches a filter; wildcards never match a first level that starts with `$`. */
export function matchesFilter(filter: string, topic: string): boolean {
  const wanted = filter.split('/');
  const levels = topic.split('/');
  if (topic.startsWith('$') && (wanted[0] === '+' || wanted[0] === '#')) return false;
  for (const [index, level] of wanted.entries()) {
    if (level === '#') return true;
    if (index >= levels.length) return false;
    if (level !== '+' && level !== levels[index]) return false;
  }
  return wanted.length === levels.length;
}
