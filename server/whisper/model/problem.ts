/** Why a language model's answer wasn't used. Never has the service's words, which may quote the key. */
import type { ModelUse } from '#shared/whisper/answer'

export type ProblemKind = Exclude<ModelUse['outcome'], 'said' | 'declined'>

/** Refused because of this prompt: too long for the model, or stopped by the service's filter. */
const ofPrompt = ['status 400', 'status 413', 'status 422', 'content_filter']

export class ModelProblem extends Error {
  override name = 'ModelProblem'
  constructor(
    readonly kind: ProblemKind,
    /** An HTTP status or an error code. */
    readonly detail = '',
  ) {
    super(detail === '' ? kind : `${kind}: ${detail}`)
  }

  /** Whether the service itself failed, not just this answer: a stranger can write any prompt. */
  get isOfService(): boolean {
    if (this.kind === 'refused') return !ofPrompt.includes(this.detail)
    return ['unreachable', 'silent', 'unreadable'].includes(this.kind)
  }
}
