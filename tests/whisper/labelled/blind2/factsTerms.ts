/** Facts about money, the installation and privacy, asked in plain words. */
import { labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const factsTerms = labelled('fact', {
  'c-monthly': [
    'Retired, fixed income. What is the cheapest this would be per month?',
    says(told.monthly47),
  ],
  'c-professional-price': ['Professional installation, starting price?', says(told.install799)],
  'c-basic-price': ['And what do you charge for a basic installation?', says(told.basic340)],
  'c-box-price': [
    'For comparison on my spreadsheet: price range of a traditional call box?',
    says(told.callBox),
  ],
  'c-contract': [
    'Our bylaws forbid contracts over a year. Do you make people sign long ones?',
    says(told.noContract),
  ],
  'c-warranty': [
    'how long is warranty, and is there a longer one i can get',
    says(told.warranty, told.lifetime),
  ],
  'c-quote-valid': [
    'Board votes in three weeks. How many days does a quote remain valid?',
    says(told.days30),
  ],
  'c-quote-itemized': [
    'Will the quote break things down, or is it just one lump figure at the bottom?',
    says(/(each|every) item|itemi[sz]ed/i),
  ],
  'c-steps': [
    'Sounds good to me. What are the steps from here until it is installed?',
    says(told.photos, told.professional),
  ],
  'c-diy': ['I am an electrician myself, may I install it on my own?', says(told.professional)],
  'c-phone-line': [
    'Verizon wants $4000 to run a line to our gate. Do you need a phone line there?',
    says(told.noLine),
  ],
  'c-conversation-kept': [
    'how many days is a conversation with you stored before it gets deleted',
    says(told.days365),
  ],
  'c-download': [
    'I want a copy of what we wrote here. Where is the download?',
    says(either(told.download, /Your data/)),
  ],
  'c-erase-who': [
    'If I ask to erase a conversation, does it just go, or must somebody approve it?',
    says(told.approved),
  ],
  'c-cookie-names': ['List of the cookies your website sets?', says(told.cookies)],
  'c-minor': [
    'My son is 15 and home alone after school. Is he allowed to use the service?',
    says(told.guardian),
  ],
  'c-ip': ['does my IP address get saved along with this chat', says(told.ipNotStored)],
  'c-account-kept': [
    'I moved out of the building in June. How long will my service account be kept?',
    says(/property manager deletes/i),
  ],
  'c-model-gets': [
    'If a language model words your replies, what exactly is it given of mine?',
    says(/your question|turns before|passages/i),
  ],
  'c-police-data': [
    'Under what circumstances do courts or authorities get data from you?',
    says(/law (obliges|requires)|obliged? by law|legal/i),
  ],
})
