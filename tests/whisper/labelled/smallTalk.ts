/** What people say beside their questions. A right reply is friendly and asks for the question. */
import { labelled, says } from './labelled'

const greets = says(/\b(hello|hi|hey|welcome|help|ask|question)\b/i)
const welcomes = says(/welcome|glad|pleasure|anytime|any time|help|ask/i)
const parts = says(/bye|welcome|take care|good day|thank|help|ask|here/i)

export const smallTalk = labelled('small talk', {
  hi: ['hi', greets],
  hello: ['Hello there', greets],
  'good-morning': ['Good morning!', greets],
  hey: ['heyyy', greets],
  'how-are-you': ['How are you today?', says(/help|ask|well|fine|thank/i)],
  thanks: ['Thanks a lot!', welcomes],
  thx: ['thx', welcomes],
  'thanks-help': ['thank you so much, that was helpful', welcomes],
  bye: ['bye', parts],
  'see-you': ['ok see you later', parts],
  ok: ['ok', says(/help|ask|question|anything|glad|welcome/i)],
  great: ['Great answer 👍', says(/help|ask|question|anything|glad|welcome|thank/i)],
  'who-are-you': ['Who are you?', says(/Whisper/)],
  'what-can-you': ['What can you do?', says(/Whisper|ask|question|help/i)],
  'can-you-help': ['Can you help me?', says(/\b(yes|ask|help|question)\b/i)],
  'anyone-there': ['Anyone there?', says(/\b(hello|hi|yes|here|help|ask|Whisper)\b/i)],
})
