/** What is announced and not there yet, and what people say that is no question on the subject. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'd-guest-code-weekend': [
    'Can I give a weekend guest a code that stops working on Monday?',
    says(told.announced),
  ],
  'd-alexa': ['does it hook up with Alexa or google home', says(told.announced)],
  'd-roommates': ['can me and my two roommates all be users of it', says(told.announced)],
  'd-three-houses': [
    'I rent out three houses, can I run them all from a single login',
    says(told.announced),
  ],
  'd-push': [
    'If I switch my ringer off, is there a smart notification that tells me somebody came by?',
    says(told.announced),
  ],
  'd-app-store': [
    'where in the app store do I find your app',
    says(/announced|coming soon|not (available|part)|no app/i),
  ],
  'd-yardi': [
    'We run our buildings on Yardi. Does it integrate with property management software?',
    says(told.announced),
  ],
  'd-graphs': ['is there analytics that show how often the gate is used', says(told.announced)],
  'd-roadmap': [
    "what's coming next, any new features planned?",
    says(told.announced, told.invisibleKeys),
  ],
  'd-advanced-controls': ['Are the advanced controls available now?', says(told.announced)],
})

export const smallTalk = labelled('small talk', {
  'd-hiya': ['hiya', says(/hello|\bhi\b|hey|help|welcome|ask|question/i)],
  'd-good-evening': [
    'evening! hope you had a nice day',
    says(/good evening|hello|\bhi\b|help|welcome|ask|question/i),
  ],
  'd-cheers': [
    'cheers mate that helped',
    says(/welcome|glad|pleasure|happy|any ?time|help|question/i),
  ],
  'd-thank-kindly': [
    'Thank you kindly, you have been most patient with an old lady.',
    says(/welcome|glad|pleasure|happy|any ?time|help|question/i),
  ],
  'd-see-ya': ['ok see ya', says(/bye|see you|good|take care|day|help|here|welcome/i)],
  'd-bot-or-not': ['are u a bot', says(/\bAI\b|assistant/i)],
  'd-your-name': ['Mine is Doris. And yours, dear?', says(/Whisper/)],
  'd-how-is-it-going': [
    "how's it going?",
    says(/well|good|great|fine|thank|hello|help|\bAI\b|assistant|ask/i),
  ],
  'd-what-can-you': [
    'never used one of these chat boxes before, what is it good for',
    says(/ask|answer|help|question/i),
  ],
  'd-awesome': ['awesome!!', says(/glad|great|welcome|happy|help|question|ask|good/i)],
})
