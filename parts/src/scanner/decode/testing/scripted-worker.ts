import type { DecodeReply, DecodeRequest } from '../worker-messages';

/** A worker whose behaviour the test sets. */
export class ScriptedWorker extends EventTarget {
  readonly requests: DecodeRequest[] = [];
  terminated = false;
  onerror = null;
  onmessage = null;
  onmessageerror = null;

  postMessage(request: DecodeRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(reply: DecodeReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
  fail(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
}
