/** One event of a streamed chat completion: the part that is read of it. */
import { z } from 'zod'
import { ModelProblem } from './problem'

const count = z.number().int().nonnegative()

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
  error: z.null().optional(),
})
export type Chunk = z.infer<typeof Chunk>

export function readChunk(data: string): Chunk {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch {
    throw new ModelProblem('unreadable')
  }
}
