/** Reason codes of MQTT 5 (section 2.4) that this broker answers with. */
export const reason = {
  success: 0x00,
  noSubscriptionExisted: 0x11,
  malformedPacket: 0x81,
  protocolError: 0x82,
  unsupportedVersion: 0x84,
  clientIdNotValid: 0x85,
  notAuthorized: 0x87,
  badAuthenticationMethod: 0x8c,
  keepAliveTimeout: 0x8d,
  sessionTakenOver: 0x8e,
  topicFilterInvalid: 0x8f,
  topicNameInvalid: 0x90,
  packetTooLarge: 0x95,
  quotaExceeded: 0x97,
  qosNotSupported: 0x9b,
  topicAliasInvalid: 0x94,
} as const;
