/** What Whisper and people did in conversations, calculated from counts of actions. Pure. */
import type { Action } from './actions'
import { durationText } from './measures'

export interface PeopleFigures {
  conversations: number
  alone: number
  /** Of `alone`, those in which Whisper answered. */
  answeredAlone: number
  answered: number
  wanted: number
  takenOver: number
  left: number
  answeredLater: number
  /** In seconds; null if nobody waited, or was answered. */
  waited: Spread | null
  replied: Spread | null
  /** A share of 0 to 1; null if nothing was marked. */
  helpful: number | null
}

interface Spread {
  median: number
  p90: number
}

/** `counts`: the number of times of each action. */
export function peopleOf(counts: ReadonlyMap<string, number>): PeopleFigures {
  const count = (action: Action) => counts.get(action) ?? 0
  const conversations = count('chatStarted')
  const marks = count('helpful') + count('notHelpful')
  return {
    conversations,
    alone: Math.max(0, conversations - count('personInvolved')),
    answeredAlone: Math.max(0, count('handled') - count('personInvolved')),
    answered: count('answered'),
    wanted: count('personWanted'),
    takenOver: count('takenOver'),
    left: count('messageLeft'),
    answeredLater: count('answeredLater'),
    waited: spreadOf(counts, 'waited '),
    replied: spreadOf(counts, 'replied '),
    helpful: marks === 0 ? null : count('helpful') / marks,
  }
}

/** Half took at most the median, nine in ten at most `p90`. */
function spreadOf(counts: ReadonlyMap<string, number>, prefix: string): Spread | null {
  const times = [...counts]
    .filter(([action, count]) => action.startsWith(prefix) && count > 0)
    .map(([action, count]) => ({ seconds: Number(action.slice(prefix.length)), count }))
    .sort((a, b) => a.seconds - b.seconds)
  const total = times.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const within = (share: number) => {
    let rest = Math.ceil(total * share)
    return times.find(({ count }) => (rest -= count) <= 0)?.seconds ?? 0
  }
  return { median: within(0.5), p90: within(0.9) }
}

/** Each figure's name, text and definition. */
export const peopleFigures: readonly {
  id: string
  name: string
  definition: string
  text: (figures: PeopleFigures) => string
}[] = [
  {
    id: 'conversations',
    name: 'Conversations',
    definition: 'Chats in which a visitor wrote at least one message.',
    text: ({ conversations }) => countText(conversations),
  },
  {
    id: 'alone',
    name: 'Whisper alone',
    definition:
      'Conversations in which the visitor neither asked for a person, nor left a message, nor was joined by one; and their share.',
    text: ({ alone, conversations }) =>
      conversations === 0
        ? countText(alone)
        : `${countText(alone)} (${shareText(alone / conversations)})`,
  },
  {
    id: 'answered',
    name: 'Answered by Whisper',
    definition:
      'Conversations in which Whisper answered at least one message. Small talk and admitting it doesn’t know aren’t answers.',
    text: ({ answered }) => countText(answered),
  },
  {
    id: 'helpful',
    name: 'Helpful answers',
    definition:
      'Of the marks that visitors gave Whisper’s answers, those that said Helpful. A mark that’s changed counts on both sides.',
    text: ({ helpful }) => (helpful === null ? '–' : shareText(helpful)),
  },
  {
    id: 'wanted',
    name: 'Wanted a person',
    definition: 'Conversations in which the visitor asked for a person or left a message.',
    text: ({ wanted }) => countText(wanted),
  },
  {
    id: 'takenOver',
    name: 'Taken over',
    definition: 'Conversations that a teammate took over, whether or not a person was wanted.',
    text: ({ takenOver }) => countText(takenOver),
  },
  {
    id: 'waited',
    name: 'Wait',
    definition:
      'Where a teammate took over from the line: from the visitor’s latest wish for a person until then. Half waited no longer (median), nine of ten no longer than the second (90%).',
    text: ({ waited }) => spreadText(waited),
  },
  {
    id: 'replied',
    name: 'First reply',
    definition:
      'From the moment a teammate first took a conversation over until their first reply: median and 90%.',
    text: ({ replied }) => spreadText(replied),
  },
  {
    id: 'left',
    name: 'Left a message',
    definition: 'Conversations in which nobody was here and the visitor left a message.',
    text: ({ left }) => countText(left),
  },
  {
    id: 'answeredLater',
    name: 'Answered later',
    definition: 'Of those that left a message, the conversations in which a teammate replied.',
    text: ({ answeredLater }) => countText(answeredLater),
  },
]

function countText(count: number): string {
  return count.toLocaleString('en-US')
}

function shareText(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

function spreadText(spread: Spread | null): string {
  return spread ? `${durationText(spread.median)}, 90% ${durationText(spread.p90)}` : '–'
}
