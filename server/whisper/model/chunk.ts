/** One event of a streamed chat completion, reduced to the fields in use. */
import { z } from 'zod'
import { ModelProblem } from './problem'

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
  error: z.null().optional(),
})
export type Chunk = z.infer<typeof Chunk>

const count = z.number().int().nonnegative()
const Usage = z.object({ prompt_tokens: count, completion_tokens: count })

export interface Tokens {
  prompt: number
  completion: number
}

/** The service's count; undefined if malformed, which doesn't invalidate the answer. */
export function tokensOf(usage: unknown): Tokens | undefined {
  const { success, data } = Usage.safeParse(usage)
  return success ? { prompt: data.prompt_tokens, completion: data.completion_tokens } : undefined
}

export function readChunk(data: string): Chunk {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch {
    throw new ModelProblem('unreadable')
  }
}
