/** Plain questions on money, terms and what becomes of data. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'd-per-month': [
    'Retired couple on a fixed income here. What would we be paying monthly?',
    says(told.monthly47),
  ],
  'd-upfront': ['What do you charge for installing it?', says(told.onceAtAll)],
  'd-locked-in': ['Am I locked into a contract for years', says(told.noContract)],
  'd-lifetime-cover': ['Is there a lifetime option for the coverage?', says(told.lifetime)],
  'd-quote-expires': ['My quote is three weeks old. Until when is it valid?', says(told.days30)],
  'd-consultation': [
    'do I get charged just for the consultation and the estimate',
    says(told.free),
  ],
  'd-old-call-box': [
    'What would a traditional call box cost compared to yours?',
    says(told.callBox),
  ],
  'd-labor-extra': ['is labor for the install extra or included', says(told.included)],
  'd-chat-saved': [
    'Are you saving what I type here?',
    says(/logged|are (being )?(saved|stored|kept)|365 days/i),
  ],
  'd-chat-erase': ['I want my conversation deleted, how?', says(told.erase)],
  'd-chat-copy': ['can I get a copy of our chat', says(told.download)],
  'd-data-shared': [
    'Which parties do you share personal data with?',
    says(told.dealer, /managers?|vendors?|companies that carry/i),
  ],
  'd-son-eleven': ['Is my 11 year old allowed to use this?', says(told.under13)],
  'd-sixteen': ['i am 16 can i use it', says(told.guardian)],
  'd-cookies-list': [
    'my browser says cookies were placed by your page, which ones are they',
    says(told.cookies),
  ],
  'd-ads': ['Any ads or google analytics on this site?', says(told.noAds)],
  'd-form-kept': [
    'I filled in the quote form. How long is that kept?',
    says(told.days365, /form|last change/i),
  ],
  'd-account-kept': [
    'How long do you keep an account of the access service',
    says(/until the property manager deletes/i),
  ],
  'd-staff-reads': [
    'does anybody at your company read these messages',
    says(/admins (do |can )?read|read by/i),
  ],
  'd-card-number': [
    'Should I give you my credit card number here',
    says(/(do not|don.t|never|should not) (write|send|share|give|type)/i),
  ],
  'd-quote-form-holds': [
    'what do you collect when I send a quote form',
    says(/name/i, /phone number|e-?mail/i),
  ],
  'd-who-approves': ['who has to approve when I ask for my data to be erased', says(/admin/i)],
})
