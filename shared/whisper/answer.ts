/** Whisper's answer, and why it was given. */
import { z } from 'zod'

/** A page and hash of the site (`/system#pricing`), or an entry of the knowledge base without a page. */
export const Source = z.object({ title: z.string(), url: z.string().optional() })
export type Source = z.infer<typeof Source>

export const PassageMatch = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string().optional(),
  /** 0 to 1. */
  score: z.number(),
  /** Whether the answer was made from it. */
  used: z.boolean(),
  /** For a knowledge entry: its version. */
  version: z.number().int().optional(),
  /** The question's terms that it contains, in the form that is searched for. */
  covered: z.array(z.string()).optional(),
})
export type PassageMatch = z.infer<typeof PassageMatch>

/** A language model's part in an answer: with `said`, the answer is the model's. */
export const ModelUse = z.object({
  name: z.string(),
  /** Except for `said` and `declined` (not in the passages), the reason why passages answered instead. */
  outcome: z.enum([
    'said',
    'declined',
    'unreachable',
    'refused',
    'silent',
    'slow',
    'unreadable',
    'empty',
    'too-long',
    'unsupported',
    'unfit',
  ]),
  /** As the service counted them, otherwise estimated from the length. */
  tokens: z.object({
    prompt: z.number().int(),
    completion: z.number().int(),
    isCounted: z.boolean(),
  }),
  /** Until its first piece. */
  firstMs: z.number().optional(),
  tookMs: z.number(),
})
export type ModelUse = z.infer<typeof ModelUse>

export const Why = z.object({
  /** How it was made: from passages, as small talk, as an offer, as an admission, or by a model. */
  madeBy: z.enum(['passages', 'small-talk', 'offered', 'admitted', 'model']),
  /** Part of the question was admitted, the rest answered. */
  isPart: z.boolean().optional(),
  /** The way of asking that the question matches. */
  way: z.string().optional(),
  threshold: z.number(),
  passages: z.array(PassageMatch),
  index: z.object({ passages: z.number().int(), builtAt: z.number().int() }),
  tookMs: z.number(),
  /** If a model was asked. */
  model: ModelUse.optional(),
})
export type Why = z.infer<typeof Why>

export const emotions = ['default', 'happy', 'thinking', 'surprised', 'winking'] as const
export const Emotion = z.enum(emotions)
export type Emotion = z.infer<typeof Emotion>

/** A section that may be meant: an entry's, `entry/section`, or a page's, `/page#section`. */
export const Offer = z.object({ id: z.string(), title: z.string() })
export type Offer = z.infer<typeof Offer>

/** What the visitor can do directly from an answer. */
export const Action = z.enum(['quote', 'person'])
export type Action = z.infer<typeof Action>

export const Answer = z.object({
  text: z.string(),
  sources: z.array(Source),
  /** At most three, if Whisper asks which is meant; otherwise none. */
  offers: z.array(Offer),
  action: Action.optional(),
  /** 0 to 1; below `why.threshold` Whisper admits that it doesn't know. */
  confidence: z.number(),
  why: Why,
})
export type Answer = z.infer<typeof Answer>
