/** Something does not work, or somebody only talks. */
import { admits, labelled, says } from '../../labelled'
import { told } from '../../told'

/** Any way to reach a person. */
const reach = /202-555-014[234]|support@visitoraccess\.example/i

export const trouble = [
  ...labelled('trouble', {
    'm-truck-behind': [
      'gate wont open and there is a truck behind me leaning on the horn',
      admits('Why is not told.', { orSays: [reach] }),
    ],
    'm-scanned-thrice': [
      'I am at the gate, camera just will not read that square code, third try now!!',
      says(told.dial),
    ],
    'm-not-ringing': [
      'Since yesterday my phone does not ring any more when people come. What is wrong?',
      admits('Why is not told.', { orSays: [reach] }),
    ],
    'm-sign-fell': ['The storm tore our sign clean off the post, who do I tell?', says(reach)],
    'm-wont-close': [
      'its been standing wide open since 6 this morning and wont shut',
      admits('Why is not told.', { orSays: [reach] }),
    ],
    'm-forgot-password': [
      'forgot my password for the control center',
      admits('How to reset it is not told.', { orSays: [reach] }),
    ],
    'm-child-inside': [
      'HELP my toddler is inside the courtyard and the door fell shut, nobody picks up',
      admits('What to do is not told.', {
        orSays: [/202-555-014[234]|support@|\b911\b|emergency/i],
      }),
    ],
    'm-no-reply': [
      'I texted support two hours ago and have heard nothing back, is there another way',
      says(/202-555-014[24]|support@visitoraccess\.example/i),
    ],
    'm-wrong-person': [
      'When I dial the number on the sign some stranger answers who knows nothing of a gate',
      admits('Why is not told.', { orSays: [reach] }),
    ],
  }),
  ...labelled('small talk', {
    'm-evening': ['evening!', says(/hello|\bhi\b|hey|welcome|good (evening|day)|help|ask/i)],
    'm-ta-love': [
      'ta very much love, that was all',
      says(/welcome|glad|pleasure|any ?time|happy|gladly/i),
    ],
    'm-real-lady': ['are you a real lady dear?', says(told.aiAgent)],
    'm-not-bright': [
      'you are not very bright are you',
      says(/sorry|apolog|help|try|support|call|ask/i),
    ],
    'm-bye-now': [
      'right, off to bed. bye now',
      says(/bye|good ?night|sleep|welcome|take care|later|glad|day|evening/i),
    ],
    'm-what-can-you': [
      'what sort of things can one ask you',
      says(/visitor access|gates?|install|pric|cost|service/i),
    ],
  }),
]
