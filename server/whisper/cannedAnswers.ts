/** Whisper's fixed answers. Every fact in them comes from shared/company.ts. */
import { company } from '#shared/company'
import { sentence } from '#shared/content/written'

const reach = `call ${company.quotePhone}, text ${company.supportText} or write to ${company.supportEmail}`

export const admission = `I don't know that. Please ${reach}, and you'll get an answer.`
export const partAdmission = `I don't know the rest of your question. Please ${reach}.`
export const whichOne = 'Which of these do you mean?'
export const onlyOne = 'Do you mean this?'
export const noneOfThese = `Then I don't have what you're looking for. Please ${reach}, and a person will help you.`

export const busyAnswer = 'Many people are asking at once. Please ask again in a minute.'
export const failedAnswer = "I couldn't answer that. Please ask again, or call us."

/** An AI assistant can neither judge a danger nor end it. */
export const dangerAnswer = `If anyone is in danger, call 911 now. I'm an AI assistant: I can't see what is happening where you are, and I can't send help. To reach our people, ${reach}.`
export const complaintAnswer = `I'm sorry about that. Please ${reach}, and a person will look into it.`
export const faultAnswer = `I can't see or control anything myself. Please ${reach}, and a person will look into it.`
/** For someone who may only ask what happens in case of a fault. */
export const faultQuestionAnswer = `I don't know that, and I can't see or control anything myself. If something isn't working right now, please ${reach}, and a person will look into it.`
/** For people who ask whether they may write in another language, or do. */
export const languageAnswer = `I only understand English. For help in another language, ${reach}.`

const introduction = sentence(`I'm ${company.assistant}, the AI assistant of ${company.name}.`)
export const personAnswer = `${introduction} To speak with a person, ${reach}.`
/** Whisper passes nothing on: whoever believes that waits for a call in vain. */
export const contactAnswer = `I can't pass that on. To be called or written to, ask for a person, or ${reach}.`
export const quoteAnswer = `You can request a quote here, or call ${company.quotePhone}.`

export const greeting = `Hello. ${introduction} What would you like to know?`
export const askAway = 'Of course. What would you like to know?'
export const ability = `${introduction} I answer questions from what ${company.name} has taught me, and I say so when I don't know.`
export const thanks = "You're welcome."
export const farewell = sentence(`Goodbye. I'm here ${company.availability}.`)
export const acknowledgment = `All right. Ask me anything else.`
export const wellBeing = "I'm ready to help, thank you. What would you like to know?"
