/** Plain questions about published prices, quotes, and how to reach the company. */
import { labelled, says } from './labelled'
import { told } from './told'

export const factsPricing = labelled('fact', {
  cost: ['How much does it cost?', says(told.install799, told.monthly47)],
  monthly: ['What is the monthly fee?', says(told.monthly47)],
  'professional-cost': ['How much is professional installation?', says(told.install799)],
  'basic-cost': ['What does a basic installation cost?', says(told.basic340)],
  'install-included': ['Is installation included in the price?', says(told.included)],
  'call-box': ['How much does a traditional call box cost?', says(told.callBox)],
  contract: ['Do I have to sign a long-term contract?', says(told.noContract)],
  'pay-as-you-use': ['Is pricing pay as you use?', says(told.payAsYouUse)],
  warranty: ['How long is the warranty?', says(told.warranty)],
  lifetime: ['Can I get lifetime coverage?', says(told.lifetime, told.optional)],
  'quote-free': ['Is the quote free?', says(told.free)],
  'quote-valid': ['How long is a quote valid?', says(told.days30)],
  'get-quote': ['How do I get a quote?', says(told.quotePhone)],
  'consultation-free': ['Does a consultation cost anything?', says(told.free)],
  phone: ['What is your phone number?', says(told.phone)],
  email: ['What is your email address?', says(told.email)],
  text: ['What number can I text for support?', says(told.supportText)],
  availability: ['What are your opening hours?', says(told.always)],
  'stop-texts': ['How do I stop your text messages?', says(told.stop)],
  'help-reply': ['What happens when I reply HELP to a text?', says(told.help)],
  'text-rates': ['Do text messages from you cost me anything?', says(told.rates)],
  whisper: ['What is Whisper?', says(told.aiAgent)],
  'real-person': ['Am I talking to a real person?', says(/\bAI\b|not a person/)],
  founder: ['Who founded the company?', says(told.founder)],
  developer: ['Who is your lead developer?', says(told.developer)],
  'dealer-portal': ['Where do dealers find technical resources?', says(told.dealerPortal)],
  video: ['Is there a demo video?', says(told.video)],
  history: ['What is the history of your company?', says(/intercom|patent/i)],
})
