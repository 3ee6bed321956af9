/** As people speak of the service: other words than the sources have, for a fact that is there. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases1 = labelled('paraphrase', {
  'd-grandma-gadgets': [
    'My mom is 80 and scared of gadgets. Would she have to learn some new gizmo to buzz her friends in?',
    says(/no app|any phone|no device to learn|phone/i),
  ],
  'd-beach': [
    'Suppose I am lying on a beach in Florida and FedEx is standing in front of my house.',
    says(told.fromAnywhere),
  ],
  'd-trench': [
    'The last outfit wanted to dig up half the lawn. Will you?',
    says(
      /no phone line|no internet line|buried cable|in place of a wire|needs only power|cellular/i,
    ),
  ],
  'd-blackout': [
    'We lose electric three or four times each winter. Does that kill it?',
    says(told.battery),
  ],
  'd-cleaner': [
    'I have a cleaner on Tuesdays and a dog walker daily and I am sick of having to pick up for them',
    says(told.trusted),
  ],
  'd-nokia': ['Grandpa only has a Nokia from 2005 with real buttons', says(told.dial)],
  'd-crooks': [
    'How do I know some crook with a laptop is not going to break into the thing?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'd-brains-behind': ['Who dreamed this up?', says(told.founder)],
  'd-codes-it': ['who does the programming over there', says(told.developer)],
  'd-handy-husband': [
    'My husband is quite handy, he has a drill and everything. Could he put it up?',
    says(told.professional),
  ],
  'd-half-day': [
    'Do I need to take the whole day off work when your people come?',
    says(told.hours),
  ],
  'd-snap': [
    'So I say yes on the phone. What is my part before somebody drives out here?',
    says(told.photos),
  ],
  'd-boonies': [
    'Our lot is in a valley and nobody gets any bars down there.',
    says(/cellular|coverage/i),
  ],
  'd-party': [
    'Throwing a garden party, 60 people. Could the entrance just be left wide open between 2 and 7?',
    says(told.holds),
  ],
  'd-see-faces': ['I want to look at who it is before I decide', says(told.camera)],
  'd-any-old-handset': [
    'do i have to buy an iphone for this',
    says(/any phone|old one|whatever phone|landline/i),
  ],
  'd-forgot-glasses': [
    'A caller who cannot get that square barcode thingy to work, is he stuck outside?',
    says(told.dial),
  ],
  'd-gone-home': [
    'I am hardly ever in. What good is a gate bell to me?',
    says(/phone|from where you are|wherever you are|need not be home/i),
  ],
  'd-knob': ['It is a plain wooden entrance to a stairwell, no driveway at all', says(told.doors)],
  'd-web-panel': [
    'Where would I go to change how it behaves, is there some page for me to log in?',
    says(/control center|web portal/i),
  ],
  'd-copycats': ['Could a competitor simply copy what you do?', says(told.patent)],
  'd-middle-of-night': [
    'It is 3 a.m. here, is any of you around at such a time?',
    says(/24\/7|any hour/i),
  ],
  'd-robot': ['am I chatting with flesh and blood', says(told.aiAgent)],
  'd-moving-picture': [
    'I understand things better when I see them than when I read them. Anything to look at?',
    says(/video|demonstration/i),
  ],
  'd-handing-keys': [
    'what is to keep a stranger from walking right in after pointing his phone at your sign',
    says(/verif|call you|opens nothing|only lets the visitor ask|owner decides|made by a person/i),
  ],
})
