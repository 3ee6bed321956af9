/** A conversation in reading order: messages, answers, teammates' replies, and handover lines. */
import type { Handled, HandoverLine, Reply } from '#shared/chat/handover/records'
import type { Interaction } from '#shared/chat/records'

export type Piece =
  | { kind: 'asked'; id: string; at: number; interaction: Interaction }
  | { kind: 'answered'; id: string; at: number; interaction: Interaction }
  | { kind: 'line'; id: string; at: number; line: HandoverLine }
  | { kind: 'written'; id: string; at: number; reply: Reply }

/**
 * Oldest first. An answer comes right after its question. `interactions`: newest first; while older
 * ones aren't loaded, what was before the first is left out.
 */
export function threadOf(
  interactions: readonly Interaction[],
  handled: Handled,
  hasOlder: boolean,
): Piece[] {
  const from = hasOlder ? (interactions.at(-1)?.timestamp ?? 0) : 0
  const asked = interactions.map((interaction): Piece => ({
    kind: 'asked',
    id: interaction.id,
    at: interaction.timestamp,
    interaction,
  }))
  const lines = handled.lines.map((line): Piece => ({
    kind: 'line',
    id: line.id,
    at: line.at,
    line,
  }))
  const written = handled.replies.map((reply): Piece => ({
    kind: 'written',
    id: reply.id,
    at: reply.at,
    reply,
  }))
  return [...asked, ...lines, ...written]
    .filter(({ at }) => at >= from)
    .sort((a, b) => a.at - b.at)
    .flatMap((piece): Piece[] => {
      if (piece.kind !== 'asked' || piece.interaction.botResponse === '') return [piece]
      const { interaction, at } = piece
      return [piece, { kind: 'answered', id: `${piece.id}/answer`, at, interaction }]
    })
}
