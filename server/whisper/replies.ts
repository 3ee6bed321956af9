/** What Whisper says that is in no passage: that it does not know, and who does. */
import { company } from '#shared/company'

const reach = `call ${company.quotePhone}, text ${company.supportText} or write to ${company.supportEmail}`

export const admission = `I do not know that. Please ${reach}, and you will get an answer.`
export const partAdmission = `I do not know the rest of your question. Please ${reach}.`

export const introduction = `I am ${company.assistant}, the AI assistant of ${company.name}.`
export const personReply = `${introduction} I am not a person. To speak with one, ${reach}.`
export const offer = 'Ask me about prices, installation, how it works or where we serve.'
