import * as v from 'valibot';
import { addressText, ledgerTime, staffLogOf, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';
import { colourName } from './fields';

export const staffLogSchema = staffLogOf(
  v.union([v.string(), v.number(), v.boolean(), v.array(addressText), v.array(v.number())]),
);

/** A page of what the staff did, newest first. */
export type StaffLog = v.InferOutput<typeof staffLogSchema>;

const playerEntries = { rabbit: rabbitIdSchema, address: addressText, nickname: v.string() };

export const contactsSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      ...playerEntries,
      /** Number of confirmed claims that the rabbit gave: conspicuously high for a rabbit that gave its seed away. */
      given: wholeNumber,
      /** Present once the staff removed the player. */
      removed: v.optional(v.literal(true)),
      /** In base64url; `openContact` opens it. */
      sealedContact: v.string(),
      /** P-256 public key, raw and uncompressed, in base64url. */
      roleKey: v.string(),
    }),
  ),
  at: ledgerTime,
});

/** A page of what players sealed for the staff, by rabbit number. */
export type Contacts = v.InferOutput<typeof contactsSchema>;

export const playerListSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      ...playerEntries,
      xUsername: v.optional(v.string()),
      colour: colourName,
      /** Number of the player's confirmed colours. */
      count: wholeNumber,
      /** Number of the player's claims that were proven false. */
      voided: wholeNumber,
      /** Number of confirmed claims that the rabbit gave. */
      given: wholeNumber,
      /** Present while the nickname is hidden. */
      isHidden: v.optional(v.literal(true)),
      /** Present while the player is banned. */
      banned: v.optional(v.literal(true)),
      /** Present once the staff removed the player. */
      removed: v.optional(v.literal(true)),
    }),
  ),
  /** The offset at which the list goes on; absent at its end. */
  next: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A page of all players by rabbit number; `total` counts removed ones too. */
export type PlayerList = v.InferOutput<typeof playerListSchema>;
export type PlayerListRow = PlayerList['rows'][number];
