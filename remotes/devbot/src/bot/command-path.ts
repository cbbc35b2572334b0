/** The parameter of the bot's link that names a command. */
export const commandParameter = 'do';

/** Returns the path of the bot with a command begun. Opening it shows the command's form, and never runs or signs by itself. */
export const botPath = (command: string): string =>
  `/devbot?${new URLSearchParams({ [commandParameter]: command })}`;
