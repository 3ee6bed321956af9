/** Limits on what anyone may do; tests may set others. */
import type { Limit } from './bucket'

/** Limits per visitor, session or address. By visitor first, since phones share addresses. */
export interface Limits {
  /** Messages of one visitor. */
  messages: Limit
  /** Messages of one address, all its visitors together. */
  addressMessages: Limit
  /** Conversations begun at one address. */
  conversations: Limit
  /** Requests for a person from one address block (network.ts). */
  personRequests: Limit
  /** Marks by one visitor: answers as helpful or not, a teammate's messages as seen. */
  marks: Limit
  /** Marks by all visitors of one address together. */
  addressMarks: Limit
  /** Erasure requests from one address. */
  erasures: Limit
  /** All events of one visitor or one session. */
  events: Limit
  /** All events of one address's visitors together. */
  addressEvents: Limit
  /** Pages of conversations (of charactersPerPage) read by one address's visitors. */
  reads: Limit
  /** Whole conversations downloaded by one address's visitors. */
  transcripts: Limit
  /** New connections, and new visitors, from one address. */
  connections: Limit
  /** Open socket connections of one address. */
  addressConnections: number
  /** The same of all addresses: when all are taken, the block with the most loses its oldest. */
  allConnections: number
  /** Open TCP connections of any kind from one address block, even if nothing is sent on them. */
  blockTcpConnections: number
  /** The same in total; by default what the process's files allow (limitTcpConnections.ts). */
  maxTcpConnections?: number
  /** Packets on one connection, before any is read. A panel sends a few per minute. */
  packets: Limit
  /** Packets of one address: 2,000 panels join at once, and each sends three events. */
  addressPackets: Limit
  /** Content of one address's packets, in kB. */
  packetKilobytes: Limit
  /** Bytes in memory that all peers of sockets together have yet to read, or to send the rest of. */
  pendingBytes: number
  /** How long a peer may read nothing of what is waiting for it. */
  stallMs: number
  /** Bodies from one address, in kB. */
  bodyKilobytes: Limit
  /** Bodies from an address's signed-in callers, in kB. */
  signedInKilobytes: Limit
  /** Reports of visits from one address: about twenty per visitor. */
  reports: Limit
  /** Sites and campaigns that are new that day, from one address; the rest become '(other)'. */
  newNames: Limit
}

/** What one address may do, which an office or a phone carrier shares. */
export const perAddress = {
  // Pages behind private links: people read and answer a few a minute at most.
  privatePageViews: { burst: 60, perSecond: 1 / 2 },
  privatePageAnswers: { burst: 20, perSecond: 1 / 10 },
  // Each takes a person to answer.
  quoteQuestions: { burst: 5, perSecond: 1 / 60 },
  quoteRequests: { burst: 10, perSecond: 1 / 600 },
  // A dozen addresses can't use up the day's.
  requestConfirmations: { burst: 20, perSecond: 20 / 86_400 },
  // A link sent costs more than a request received, and a dozen addresses must leave some of the day's.
  requestLinks: { burst: 5, perSecond: 1 / 3_600 },
  // Ten forms of six photos at once, then one form every ten minutes.
  photos: { burst: 60, perSecond: 1 / 100 },
  discardedPhotos: { burst: 120, perSecond: 1 },
  // Each alerts people.
  leftMessages: { burst: 10, perSecond: 1 / 600 },
  // Each tries a token.
  conversationLinks: { burst: 30, perSecond: 1 / 10 },
  // A panel asks when it says that nobody is here.
  waysToBeReached: { burst: 120, perSecond: 2 },
  // Each page that shows the shared figures reads once a minute.
  sharedFigures: { burst: 30, perSecond: 1 / 4 },
} as const satisfies Record<string, Limit>

/** How much a day takes of what costs money, reputation or room on the disk. */
export const perDay = {
  /** By each way: strangers order links to strangers, and must leave texts and a good name for answers. */
  links: 500,
  linksOfRecipient: 5,
  texts: 2_000,
  textsOfNumber: 60,
  confirmations: 500,
  confirmationsOfMailbox: 3,
  /**
   * Of forms that were sent. An address fills no disk in a year, and not even someone with countless
   * addresses fills one overnight.
   */
  photoBytes: 4_000_000_000,
  photoBytesOfNetwork: 150_000_000,
} as const

export const defaultLimits: Limits = {
  messages: { burst: 30, perSecond: 1 },
  // An office, or the hundred phones a carrier puts behind one address: sixty people at once who
  // write five messages each, then one every two minutes. However many visitors someone invents,
  // in the long run they store 125 bytes a second (sendLimits.ts), and as many in comments: of words
  // of one letter, which cost the most, 300 MB a day with indexes and the training queue.
  addressMessages: { burst: 300, perSecond: 1 / 2 },
  // All of those phones at once, after a mailing; then six a minute, which is more than a busy site
  // gets from everywhere, and few enough for an admin to look through.
  conversations: { burst: 100, perSecond: 1 / 10 },
  // Each takes a teammate to answer: an office after a mailing, then one a minute.
  personRequests: { burst: 30, perSecond: 1 / 60 },
  // Each is written and its comment made searchable: as much work as a message of that length.
  marks: { burst: 30, perSecond: 1 / 2 },
  addressMarks: { burst: 40, perSecond: 1 },
  // A person decides on each.
  erasures: { burst: 30, perSecond: 1 / 60 },
  events: { burst: 120, perSecond: 10 },
  // Ten visitors at their own limits, or hundreds of panels that come back after an outage.
  addressEvents: { burst: 1_200, perSecond: 100 },
  // Each takes a few milliseconds of the event loop: one address takes at most a tenth of it, and
  // hundreds of panels can come back at once.
  reads: { burst: 300, perSecond: 20 },
  // The longest ones take a second of the processor each.
  transcripts: { burst: 5, perSecond: 1 / 60 },
  connections: { burst: 2_000, perSecond: 100 },
  addressConnections: 3_000,
  // 14 kB each once it has joined, and its request's headers as well before: 0.9 GB at most.
  allConnections: 30_000,
  // All those sockets, plus pages.
  blockTcpConnections: 4_000,
  packets: { burst: 300, perSecond: 20 },
  addressPackets: { burst: 10_000, perSecond: 500 },
  // Packets of the maximum length (64 kB) would take the whole event loop to parse.
  packetKilobytes: { burst: 8_192, perSecond: 256 },
  // Hundreds of long conversations whose readers are all slow at the same time.
  pendingBytes: 128 * 1024 * 1024,
  // Longer than a phone takes to switch networks; by then a silent page has reconnected.
  stallMs: 60_000,
  // A kB of JSON takes up to 0.3 ms to parse and check: one percent of the event loop in the long
  // run. A report or a form takes a kB or two: a hundred and fifty visitors at once.
  bodyKilobytes: { burst: 512, perSecond: 32 },
  // A few drafts of a whole knowledge base, then one every four seconds.
  signedInKilobytes: { burst: 8_192, perSecond: 256 },
  // A hundred and fifty visitors at once, and a thousand a day. Each report may bring a new
  // browser, which takes 1.2 kB for half a year: at most 30 MB a day from one address.
  reports: { burst: 3_000, perSecond: 1 / 4 },
  // A dozen addresses can't fill the day's shortest list (server/analytics/collect/caps.ts).
  newNames: { burst: 8, perSecond: 1 / 10_800 },
}
