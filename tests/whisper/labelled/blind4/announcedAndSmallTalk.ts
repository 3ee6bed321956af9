/** What is announced and not there yet; and what is said for the sake of saying it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'e-temp-codes': [
    'Can I send my Airbnb guest a code that only works this weekend?',
    says(told.announced),
  ],
  'e-alexa': ['Does it work with Alexa?', says(told.announced)],
  'e-wife-and-me': [
    'Three sisters inherited the farm and each should be able to run the gate settings on equal terms, does it allow that?',
    says(told.announced),
  ],
  'e-nine-buildings': [
    'I manage nine buildings and want all of them under one login',
    says(told.announced),
  ],
  'e-iphone-app': [
    'Do you have your own iPhone app for owners?',
    says(/announced|coming soon|no app/i),
  ],
  'e-stats': [
    'Where do I see the analytics, like how many visitors came in a month?',
    says(told.announced),
  ],
  'e-yardi': [
    'We run our rentals in a property management program. Does yours link up with it?',
    says(told.announced),
  ],
  'e-notifications': [
    'are smart notifications live already or still to come',
    says(told.announced),
  ],
})

export const smallTalk = labelled('small talk', {
  'e-hiya': ['yo whisper you there?', says(/hello|hi\b|welcome|help|ask|yes|here/i)],
  'e-good-evening': [
    'Evening! First time I talk to one of these',
    says(/hello|good evening|hi\b|welcome|help|ask/i),
  ],
  'e-cheers': [
    'brilliant, just what I was after, ta very much',
    says(/welcome|glad|pleasure|happy|any ?time/i),
  ],
  'e-thank-you-dear': [
    'Thank you dear, you were very patient with an old woman',
    says(/welcome|glad|pleasure|happy|any ?time/i),
  ],
  'e-bye-now': [
    'Alright, bye now',
    says(/bye|welcome|see you|take care|glad|good (day|night)|any ?time|here/i),
  ],
  'e-how-are-you': [
    'hope your day is better than mine is, everything good with you?',
    says(/well|fine|good|great|kind|sorry|thank|help|ask|ready|here/i),
  ],
  'e-what-can-you-do': [
    'so whats your job here, what are you good at',
    says(/gate|door|price|cost|install|visitor|question|service/i),
  ],
  'e-okay': ['ok great 👍', says(/welcome|glad|good|great|help|ask|more|else|any ?time|here/i)],
})
