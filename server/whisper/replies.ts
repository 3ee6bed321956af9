/** What Whisper says that is in no passage: that it does not know, and who does. */
import { company } from '#shared/company'

const reach = `call ${company.quotePhone}, text ${company.supportText} or write to ${company.supportEmail}`

export const admission = `I do not know that. Please ${reach}, and you will get an answer.`
export const partAdmission = `I do not know the rest of your question. Please ${reach}.`

/** An AI assistant can neither judge a danger nor end it. */
export const dangerReply = `If anyone is in danger, call 911 now. I am an AI assistant: I do not know what happens at the gate, and I cannot open it or send help. To reach our people, ${reach}.`
/** Right also where somebody asks what happens in case of a fault. */
export const faultReply = `I do not know that, and I cannot see, open or close anything myself. If something does not work right now, please ${reach}, and a person will look into it.`

export const sorryReply = `I am sorry that this was no help. Ask me in other words, or ${reach}.`

export const introduction = `I am ${company.assistant}, the AI assistant of ${company.name}.`
export const personReply = `${introduction} I am not a person. To speak with one, ${reach}.`
export const offer = 'Ask me about prices, installation, how it works or where we serve.'
