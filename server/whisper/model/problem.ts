/** Why a language model's answer wasn't used. Never has the service's words, which may quote the key. */
import type { ModelUse } from '#shared/whisper/answer'

export type ProblemKind = Exclude<ModelUse['outcome'], 'said' | 'declined'>

export class ModelProblem extends Error {
  override name = 'ModelProblem'
  constructor(
    readonly kind: ProblemKind,
    /** An HTTP status or an error code. */
    readonly detail = '',
  ) {
    super(detail === '' ? kind : `${kind}: ${detail}`)
  }

  /** Whether the service itself failed, not just this answer. */
  get isOfService(): boolean {
    return ['unreachable', 'refused', 'silent', 'unreadable'].includes(this.kind)
  }
}
