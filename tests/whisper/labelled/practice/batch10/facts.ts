/** Questions whose answer stands in the sources in nearly the same words. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { accepted } from './accepted'

export const facts = labelled('fact', {
  't10-takoma': [
    'we live in takoma park just over the DC line. is that still inside your area',
    says(/Takoma Park/),
  ],
  't10-foggy': ['Foggy Bottom condo here, do you serve us?', says(/Foggy Bottom/)],
  't10-ashburn': ['Is Ashburn too far out for you guys', says(/Ashburn/)],
  't10-support-mail': [
    'I would rather write a long e-mail. Which address goes to support?',
    says(told.email),
  ],
  't10-voice-line': [
    "My father can't text. Is there a support phone that is voice only?",
    says(told.voicePhone),
  ],
  't10-portal-name': [
    'name of the web portal where owners manage stuff?',
    says(told.controlCenter),
  ],
  't10-quote-days': [
    'Our board meets once a quarter so timing matters. For how many days is a quote valid?',
    says(told.days30),
  ],
  't10-box-range': [
    'what does a traditional call box run these days, from what to what',
    says(told.callBox),
  ],
  't10-basic': ['What do you charge for a basic installation?', says(told.basic340)],
  't10-warranty': ['how many years warranty', says(accepted.warranty)],
  't10-installer': [
    'I am pretty good with a drill, but who normally does the installation?',
    says(told.professional),
  ],
  't10-first-step': [
    'Treasurer of a small HOA here. Could you list the steps from signing up to being in use?',
    says(told.photos, told.professional),
  ],
  't10-landline-owner': [
    'Can the owner take the calls on an ordinary landline?',
    says(accepted.anyPhone),
  ],
  't10-rsa': ['RSA-2048 or RSA-4096?', says(told.rsa)],
  't10-photo-code': [
    'if somebody takes a photo of the QR code can he open my gate later with that photo',
    says(accepted.personDecides),
  ],
  't10-patent': ['Patented or just "patent pending" marketing talk?', says(told.patent)],
  't10-lead-dev': ['who is your lead developer', says(told.developer)],
  't10-video': [
    'I learn by watching. Have you got a demonstration video anywhere?',
    says(/video/i),
  ],
  't10-dealer-portal': [
    'Installer from Manassas. Where do installers find the technical resources?',
    says(told.portal),
  ],
  't10-kept': ['After how many days is a conversation with you deleted?', says(told.days365)],
  't10-admins': ['do your admins read these conversations', says(/admins/i)],
  't10-ip': ['Is my IP address stored along with what I write?', says(told.ipNotStored)],
  't10-ads': [
    'So sick of adverts following me around. Is there advertising on this site?',
    says(told.noAds),
  ],
  't10-sign-in': [
    'How many hours does the sign-in cookie last for dealers?',
    says(/\b12 hours|twelve hours/i),
  ],
  't10-consent': [
    'I pressed Accept on the cookie thing. How long is that remembered?',
    says(told.days365),
  ],
  't10-age': ['minimum age??', says(/under 13|parent or guardian/i)],
  't10-mark': [
    'When a conversation is erased I read that an empty mark stays. For how long?',
    says(told.days30),
  ],
  't10-account': [
    'My lease is up in March. Until when do you keep an account of the service?',
    says(/until the property manager deletes|manager deletes/i),
  ],
  't10-sms-help': [
    'What do I reply to one of your text messages when I want help rather than to opt out?',
    says(told.help),
  ],
  't10-model': [
    'Where a language model words the answers, what exactly does it get of mine?',
    says(/your question|passages/i),
  ],
})
