/** Why a language model's answer was not used. Never holds the service's words, which may quote the key. */
import type { ModelUse } from '#shared/whisper/answer'

export type ProblemKind = Exclude<ModelUse['outcome'], 'said' | 'declined'>

export class ModelProblem extends Error {
  override name = 'ModelProblem'
  constructor(
    readonly kind: ProblemKind,
    /** A status or an error's code. */
    readonly detail = '',
  ) {
    super(detail === '' ? kind : `${kind}: ${detail}`)
  }

  /** Whether the service failed, not this one answer. */
  get isOfService(): boolean {
    return ['unreachable', 'refused', 'silent', 'unreadable'].includes(this.kind)
  }
}
