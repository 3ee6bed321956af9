/**
 * Every collection and its indexes, for every store. Owners declare the documents (port.ts, Documents).
 */
import type { IndexSpec } from './indexSpec'
import type { CollectionName } from './port'

const day = 86_400

export const indexes = {
  /** Small named documents: password hashes, settings, schema version. */
  facts: [],
  sessions: [{ key: { role: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  conversations: [
    { key: { visitorKey: 1, ordinal: -1 } },
    { key: { lastAt: -1, _id: -1 } },
    { key: { channel: 1, lastAt: -1, _id: -1 } },
    { key: { 'erasure.status': 1, 'erasure.askedAt': 1 }, sparse: true },
    { key: { eraseUntil: 1 }, sparse: true },
    { key: { 'handover.state': 1, 'handover.waitingSince': 1 }, sparse: true },
    { key: { 'handover.alertDue': 1 }, sparse: true },
    { key: { takenAt: 1 }, sparse: true },
    { key: { linedAt: 1 }, sparse: true },
  ],
  messages: [
    { key: { conversationId: 1, seq: 1 }, unique: true },
    { key: { from: 1, at: -1, _id: -1 } },
    { key: { 'feedback.helpful': 1, at: -1, _id: -1 } },
    { key: { words: 1, at: -1, _id: -1 }, packed: true },
    { key: { updatedAt: 1, _id: 1 } },
    { key: { answerDue: 1 }, sparse: true },
    { key: { queueDue: 1 }, sparse: true },
    { key: { channel: 1, at: -1, _id: -1 }, sparse: true },
    { key: { replyDue: 1 }, sparse: true },
    { key: { erased: 1 }, sparse: true, expireAfterSeconds: 30 * day },
  ],
  /** Teammates' messages to visitors, and their notes. */
  replies: [
    { key: { conversationId: 1, at: 1 } },
    { key: { at: 1 } },
    { key: { sendDue: 1 }, sparse: true },
  ],
  /** Private links back into a conversation; see chat/answeredLater/links.ts. */
  conversationLinks: [
    { key: { conversationId: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  /** Replies that teammates write often; see team/savedReplies.ts. */
  savedReplies: [{ key: { key: 1 }, unique: true }],
  /** Teammates' devices; see team/push. */
  pushDevices: [{ key: { teammate: 1 } }],
  /** What teammates did; see activity. */
  activities: [{ key: { at: -1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  teammates: [{ key: { hash: 1 }, unique: true, sparse: true }],
  /** Consent of phone numbers, received texts and texts to send; see phone/documents.ts. */
  numbers: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  arrivals: [{ key: { due: 1 }, sparse: true }],
  texts: [
    { key: { nextAt: 1 }, sparse: true },
    { key: { key: 1, at: 1 } },
    { key: { conversationId: 1 }, sparse: true },
    { key: { sid: 1 }, sparse: true },
    { key: { failedAt: 1 }, sparse: true },
    { key: { tellDue: 1 }, sparse: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  /** Texts sent per day, in total and to each number; see phone/outbound/dailyLimit.ts. */
  textDays: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  /** A language model's usage per day, and embeddings'; see whisper/model/spending.ts. */
  modelDays: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  /** Embeddings of the knowledge's texts, by model and text; see whisper/embeddings. */
  embeddings: [],
  /** Counts of interactions per day, kept as they change; see chat/counts. */
  dailyCounts: [],
  /** How often entries were used, per day; see chat/counts. */
  uses: [],
  /** Customers' PDFs; see quotes/pdf. */
  quotePdfs: [{ key: { quoteId: 1 } }],
  requests: [
    { key: { reference: 1 }, unique: true },
    { key: { at: -1, _id: -1 } },
    { key: { status: 1, at: -1, _id: -1 } },
    { key: { words: 1, at: -1, _id: -1 }, packed: true },
    { key: { 'origin.conversationId': 1 }, sparse: true },
    { key: { files: 1 }, sparse: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  /** Photos waiting for the form they were added to; see contact/photos. */
  photos: [
    { key: { sha256: 1 } },
    { key: { senderKey: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  removedRequests: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  /** Private links to the quote form; see contact/links. */
  requestLinks: [
    { key: { tokens: 1 } },
    { key: { recipientKey: 1, at: 1 } },
    { key: { conversationId: 1 }, sparse: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  /** E-mails to send (mail/). */
  emails: [
    { key: { nextAt: 1 }, sparse: true },
    { key: { key: 1, at: 1 } },
    { key: { failedAt: 1 }, sparse: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  /** Dealer resources; a removed one stays as an empty mark. */
  resources: [{ key: { files: 1 } }],
  /** Uploaded files waiting to be used. */
  uploads: [{ key: { sha256: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  /** Short-lived permissions to open a file, one per dealer's click. */
  tickets: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  /** One download per used ticket, numbered by resource: the latest number is the count. */
  downloads: [
    { key: { resourceId: 1, n: 1 }, unique: true },
    { key: { resourceId: 1, at: 1, _id: 1 } },
    { key: { at: 1, _id: 1 } },
  ],
  /** Saved quotes; their numbering is kept in facts. */
  quotes: [
    { key: { number: 1 }, unique: true },
    { key: { token: 1 }, unique: true, sparse: true },
    { key: { earlierTokens: 1 } },
    { key: { updatedAt: -1, _id: -1 } },
    { key: { status: 1, updatedAt: -1, _id: -1 } },
    { key: { status: 1, validUntil: 1 } },
    { key: { requestId: 1, updatedAt: -1, _id: -1 } },
    { key: { words: 1, updatedAt: -1, _id: -1 }, packed: true },
  ],
  /** Site pages that an admin has switched on or off for Whisper; see whisper/pages. */
  pageSwitches: [],
  /** Admins' changes to the taglines; see brand/assets.ts. */
  taglines: [],
  /** Questions waiting for an admin, one per interaction; see training/queue. */
  askedQuestions: [
    { key: { groupId: 1, at: 1, _id: 1 } },
    { key: { key: 1 } },
    { key: { goneAt: 1 }, sparse: true, expireAfterSeconds: day },
  ],
  /** Groups of questions that ask the same. */
  questionGroups: [
    { key: { status: 1, lastAt: -1, _id: -1 } },
    { key: { status: 1, reasons: 1, lastAt: -1, _id: -1 } },
    { key: { keys: 1 } },
    { key: { wakeAt: 1 }, sparse: true },
  ],
  /** What single messages say for a suggestion, and what they add up to; see training/suggestions. */
  suggestionVotes: [
    { key: { suggestionId: 1, at: 1, _id: 1 } },
    { key: { goneAt: 1 }, sparse: true, expireAfterSeconds: day },
  ],
  suggestions: [
    { key: { status: 1, visitors: -1, lastAt: -1, _id: -1 } },
    { key: { entry: 1, status: 1 } },
  ],
  knowledge: [{ key: { category: 1, title: 1 } }, { key: { 'origin.group': 1 }, sparse: true }],
  regressionQuestions: [{ key: { at: -1, _id: -1 } }],
  /** Runs of the regression questions, with the answers. */
  regressionRuns: [{ key: { at: -1, _id: -1 } }, { key: { n: 1 }, unique: true, sparse: true }],

  /** Events on the site's pages and what is derived from them; see analytics/documents.ts. */
  hits: [{ key: { day: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  visitors: [
    { key: { day: 1 } },
    { key: { hours: 1 } },
    { key: { lastAt: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  totals: [{ key: { slice: 1, day: 1 } }, { key: { day: 1 } }],
  salts: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  visitNotes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],

  /** Former names: migrations.ts empties them, and older backups have them. */
  letters: [],
  tallies: [],
  askings: [],
} as const satisfies Record<CollectionName, readonly IndexSpec[]>

/** What earlier versions had, to drop on MongoDB; the embedded store drops whatever isn't declared. */
export const formerIndexes: ReadonlySet<string> = new Set([
  'handover.tellDue_1',
  'standing_1_lastAt_-1__id_-1',
  'standing_1_reasons_1_lastAt_-1__id_-1',
  'standing_1_visitors_-1_lastAt_-1__id_-1',
  'entry_1_standing_1',
  'by_1',
  'by_1_at_1',
  'replaced_1',
])

/** The field in which a collection's documents name the files they need, by hash (files/port.ts). */
export const fileFields: ReadonlyMap<string, string> = new Map<keyof typeof indexes, string>([
  ['resources', 'files'],
  ['uploads', 'sha256'],
  ['requests', 'files'],
  ['photos', 'sha256'],
])

/** Collections with text by strangers, possibly long: the embedded store compresses long documents. */
export const compressed: ReadonlySet<string> = new Set<keyof typeof indexes>([
  'messages',
  'requests',
  'askedQuestions',
  'questionGroups',
])

/**
 * Collections whose writes nobody waits for: in the embedded store they share the commits of other
 * writes, and are stored a few hundredths of a second later.
 */
export const patient: ReadonlySet<string> = new Set<keyof typeof indexes>([
  'dailyCounts',
  'uses',
  'hits',
  'visitors',
  'totals',
])
