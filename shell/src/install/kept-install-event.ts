declare global {
  /**
   * The browser's offer to install the app. The boot script puts it off and leaves it here, since it may come before the
   * bundle listens.
   */
  var rainbowRabbitInstallEvent: Event | undefined;
}

export {};
