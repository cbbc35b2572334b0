/** The kinds of QR codes that a screen asks for. */
export type SoughtCode = 'rabbit' | 'card';
