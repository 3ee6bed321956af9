/**
 * Every collection, with its indexes and how it is kept, for every store. Owners declare the
 * documents (port.ts, Documents).
 */
import type { CollectionSpec } from './collectionSpec'
import type { CollectionName } from './port'

const day = 86_400
/** Each document holds when it expires. */
const expiring = { key: { expiresAt: 1 }, expireAfterSeconds: 0 } as const

export const collections: Readonly<Record<CollectionName, CollectionSpec>> = {
  /** Small named documents: password hashes, settings, schema version. */
  facts: { indexes: [] },
  sessions: { indexes: [{ key: { role: 1 } }, expiring] },
  conversations: {
    indexes: [
      { key: { visitorKey: 1, ordinal: -1 } },
      { key: { lastAt: -1, _id: -1 } },
      { key: { channel: 1, lastAt: -1, _id: -1 } },
      { key: { 'erasure.status': 1, 'erasure.askedAt': 1 }, sparse: true },
      { key: { eraseUntil: 1 }, sparse: true },
      { key: { 'handover.state': 1, 'handover.waitingSince': 1 }, sparse: true },
      { key: { 'handover.alertDue': 1 }, sparse: true },
      { key: { takenAt: 1 }, sparse: true },
      { key: { linedAt: 1 }, sparse: true },
      { key: { waitEndedAt: 1 }, sparse: true },
    ],
  },
  messages: {
    indexes: [
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
    isCompressed: true,
  },
  /** Teammates' messages to visitors, and their notes. */
  replies: {
    indexes: [
      { key: { conversationId: 1, at: 1 } },
      { key: { at: 1 } },
      { key: { sendDue: 1 }, sparse: true },
    ],
  },
  /** Private links back into a conversation; see chat/answeredLater/links.ts. */
  conversationLinks: { indexes: [{ key: { conversationId: 1 } }, expiring], isIrreplaceable: true },
  /** Replies that teammates write often; see team/savedReplies.ts. */
  savedReplies: { indexes: [{ key: { key: 1 }, unique: true }] },
  /** Teammates' devices; see team/push. */
  pushDevices: { indexes: [{ key: { teammate: 1 } }] },
  /** What teammates did; see activity. */
  activities: {
    indexes: [{ key: { at: -1 } }, expiring],
    isIrreplaceable: true,
    retainedSince: 'at',
  },
  teammates: { indexes: [{ key: { hash: 1 }, unique: true, sparse: true }] },
  /** Consent of phone numbers, received texts and texts to send; see phone/documents.ts. */
  numbers: { indexes: [expiring], isIrreplaceable: true, retainedSince: null },
  arrivals: { indexes: [{ key: { due: 1 }, sparse: true }] },
  texts: {
    indexes: [
      { key: { nextAt: 1 }, sparse: true },
      { key: { key: 1, at: 1 } },
      { key: { conversationId: 1 }, sparse: true },
      { key: { sid: 1 }, sparse: true },
      { key: { failedAt: 1 }, sparse: true },
      { key: { tellDue: 1 }, sparse: true },
      expiring,
    ],
    isIrreplaceable: true,
    retainedSince: 'at',
  },
  /** Counts per day: of texts, links, confirmations and bytes of photos; see jobs/dailyCount.ts. */
  textDays: { indexes: [expiring] },
  /** A language model's usage per day, and embeddings'; see whisper/model/tokenBudget.ts. */
  modelDays: { indexes: [expiring] },
  /** Embeddings of the knowledge's texts, by model and text; see whisper/embeddings. */
  embeddings: { indexes: [] },
  /** Counts of interactions per day, kept as they change; see chat/counts. */
  dailyCounts: { indexes: [], isPatient: true },
  /** How often entries were used, per day; see chat/counts. */
  uses: { indexes: [], isPatient: true },
  /** Customers' PDFs; see quotes/pdf. */
  quotePdfs: { indexes: [{ key: { quoteId: 1 } }] },
  requests: {
    indexes: [
      { key: { reference: 1 }, unique: true },
      { key: { at: -1, _id: -1 } },
      { key: { status: 1, at: -1, _id: -1 } },
      { key: { words: 1, at: -1, _id: -1 }, packed: true },
      { key: { 'origin.conversationId': 1 }, sparse: true },
      { key: { files: 1 }, sparse: true },
      expiring,
    ],
    files: 'files',
    isCompressed: true,
    isIrreplaceable: true,
    retainedSince: 'updatedAt',
  },
  /** Photos waiting for the form they were added to; see contact/photos. */
  photos: {
    indexes: [{ key: { sha256: 1 } }, { key: { senderKey: 1 } }, expiring],
    files: 'sha256',
    isBeforeFile: true,
    retainedSince: 'at',
  },
  removedRequests: { indexes: [expiring] },
  /** Private links to the quote form; see contact/links. */
  requestLinks: {
    indexes: [
      { key: { tokens: 1 } },
      { key: { recipientKey: 1, at: 1 } },
      { key: { conversationId: 1 }, sparse: true },
      expiring,
    ],
    isIrreplaceable: true,
    retainedSince: 'at',
  },
  /** E-mails to send (mail/). */
  emails: {
    indexes: [
      { key: { nextAt: 1 }, sparse: true },
      { key: { key: 1, at: 1 } },
      { key: { failedAt: 1 }, sparse: true },
      expiring,
    ],
    isIrreplaceable: true,
    retainedSince: 'at',
  },
  /** Dealer resources; a removed one stays as an empty mark. */
  resources: { indexes: [{ key: { files: 1 } }], files: 'files' },
  /** Uploaded files waiting to be used. */
  uploads: { indexes: [{ key: { sha256: 1 } }, expiring], files: 'sha256', isBeforeFile: true },
  /** Short-lived permissions to open a file, one per dealer's click. */
  tickets: { indexes: [expiring] },
  /** One download per used ticket, numbered by resource: the latest number is the count. */
  downloads: {
    indexes: [
      { key: { resourceId: 1, n: 1 }, unique: true },
      { key: { resourceId: 1, at: 1, _id: 1 } },
      { key: { at: 1, _id: 1 } },
    ],
  },
  /** Saved quotes; their numbering is kept in facts. */
  quotes: {
    indexes: [
      { key: { number: 1 }, unique: true },
      { key: { token: 1 }, unique: true, sparse: true },
      { key: { earlierTokens: 1 } },
      { key: { updatedAt: -1, _id: -1 } },
      { key: { status: 1, updatedAt: -1, _id: -1 } },
      { key: { status: 1, validUntil: 1 } },
      { key: { requestId: 1, updatedAt: -1, _id: -1 } },
      { key: { words: 1, updatedAt: -1, _id: -1 }, packed: true },
    ],
  },
  /** Site pages that an admin has switched on or off for Whisper; see whisper/pages. */
  pageSwitches: { indexes: [] },
  /** Admins' changes to the taglines; see brand/assets.ts. */
  taglines: { indexes: [] },
  /** Questions waiting for an admin, one per interaction; see training/queue. */
  askedQuestions: {
    indexes: [
      { key: { groupId: 1, at: 1, _id: 1 } },
      { key: { key: 1 } },
      { key: { goneAt: 1 }, sparse: true, expireAfterSeconds: day },
    ],
    isCompressed: true,
  },
  /** Groups of questions that ask the same. */
  questionGroups: {
    indexes: [
      { key: { status: 1, lastAt: -1, _id: -1 } },
      { key: { status: 1, reasons: 1, lastAt: -1, _id: -1 } },
      { key: { keys: 1 } },
      { key: { wakeAt: 1 }, sparse: true },
    ],
    isCompressed: true,
  },
  /** What single messages say for a suggestion, and what they add up to; see training/suggestions. */
  suggestionVotes: {
    indexes: [
      { key: { suggestionId: 1, at: 1, _id: 1 } },
      { key: { goneAt: 1 }, sparse: true, expireAfterSeconds: day },
    ],
  },
  suggestions: {
    indexes: [
      { key: { status: 1, visitors: -1, lastAt: -1, _id: -1 } },
      { key: { entry: 1, status: 1 } },
    ],
  },
  knowledge: {
    indexes: [{ key: { category: 1, title: 1 } }, { key: { 'origin.group': 1 }, sparse: true }],
  },
  regressionQuestions: { indexes: [{ key: { at: -1, _id: -1 } }] },
  /** Runs of the regression questions, with the answers. */
  regressionRuns: {
    indexes: [{ key: { at: -1, _id: -1 } }, { key: { n: 1 }, unique: true, sparse: true }],
  },

  /** Events on the site's pages and what is derived from them; see analytics/documents.ts. */
  hits: { indexes: [{ key: { day: 1 } }, expiring], isPatient: true, isIrreplaceable: true },
  visitors: {
    indexes: [{ key: { day: 1 } }, { key: { hours: 1 } }, { key: { lastAt: 1 } }, expiring],
    isPatient: true,
    isIrreplaceable: true,
  },
  totals: { indexes: [{ key: { slice: 1, day: 1 } }, { key: { day: 1 } }], isPatient: true },
  salts: { indexes: [expiring] },
  visitNotes: { indexes: [expiring] },

  /** Former names: migrations.ts empties them, and older backups have them. */
  letters: { indexes: [] },
  tallies: { indexes: [] },
  askings: { indexes: [] },
}

export const collectionNames = Object.keys(collections) as CollectionName[]
