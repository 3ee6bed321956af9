/** Ways in which visitors ask where it is served and how to reach the company, as data (topics.ts). */
export const areaTopics = `
= Which areas do you serve, and when do you expand?
where are you, which areas do you serve, where do you operate, what is your service area, do you come to my town, are you near me,
what areas do you cover, which states, where can i get it, where do you install, which counties, are you local,
how far do you drive, which cities, do you do the suburbs, where are you located, what region, where are you based,
is it available where i live, do you cover my zip code, is it in my area, in what places is it available, do you come out this far,
do you serve all of the country, are you nationwide, is it available in other states, when will you be nationwide, when do you expand,
do you plan to come to @elsewhere, do you serve @elsewhere, i live in @elsewhere, are you in @elsewhere, is it available in @elsewhere,
when are you coming to @elsewhere, can i get this in @elsewhere, we are in @elsewhere any plans, any plans for @elsewhere,
when can people in @elsewhere buy this, will you ever serve @elsewhere, my house is in @elsewhere, do you ship to @elsewhere,
expansion plans, will you go national, rest of the country, outside of the dc area, are you going to other regions,
any chance you come to our state, i am not from around there, do you have offices across the country, only in the dc metro area
~ Do you serve my neighborhood?
do you serve @town, do you come to @town, is @town in your area, do you cover @town, do you install in @town, i live in @town,
are you in @town, we are in @town can you come, my house is in @town, do you do @town, @town, is @town covered, do you work in @town,
how about @town, and @town, what about @town, is it available in @town, we have a building in @town, can i get it in @town
= Do you serve my neighborhood in Northern Virginia?
which towns in virginia do you cover, where in virginia, virginia neighborhoods, and in virginia, what about northern virginia, do you serve virginia,
do you cover nova, list the places in virginia, and virginia, virginia
= Do you serve my neighborhood in Washington DC?
which neighborhoods in dc, where in washington, do you serve washington dc, dc neighborhoods, and in dc, what about dc, and washington, list the places in the district
= Do you serve my neighborhood in Maryland?
which towns in maryland do you serve, where in maryland, do you cover maryland, maryland neighborhoods, and in maryland, what about md, and maryland, list the places in maryland
`
export const contactTopics = `
= How do I contact you? What is your phone number and e-mail address?
how do i contact you, what is your phone number, how can i reach you, your email please, whats your email address, telephone number,
whom do i call, can i call you, can i call someone, how do i get hold of you, where can i write to, can i email you, is there a hotline, what number,
i want to talk to sales, sales phone number, number of your sales team, contact info, contact details, give me your digits,
how do i reach support, customer service number, is there a help desk, who can i talk to, can somebody call me,
i would rather call, can i ring you, how do i get in touch, what is your support email, send you an email, drop you a line, or by email
= How do I contact you? Are you available 24/7?
when are you open, what are your hours, are you open on sunday, opening hours, can i call at night, are you there on weekends,
available on holidays, is anyone there at 3 in the morning, when can i reach you, do you close, business hours, are you always available,
day and night, at midnight, is whisper available at night, can i ask you stuff late at night, do you ever sleep, open on christmas, what time do you open
= Can I text you for support?
can i text you, what number do i text, can i send an sms, text support, can i send you a text message, texting number,
is there a number for texts, do you do sms, can i message you from my phone, i would rather text than call, which number is for text messages
= Message and data rates may apply. Rates for text messages
does it cost to text you, are texts free, do text messages cost anything, sms rates, will my carrier charge me for texting
= Unsubscribe: reply STOP to any text message of ours and we send no more
how do i stop the texts, stop texting me, how do i unsubscribe, i do not want your messages any more, how do i opt out of text messages,
no more sms, how do i turn off the texts, make the text messages stop, reply stop, quit sending me texts, your texts bug me
= Questions about this policy: the support phone is for voice only and takes no text messages
what is the voice support phone, support phone number, can i text the support phone, can i send a text to 202 555 0144,
which number is voice only, is 202 555 0144 for texts, phone support by voice, privacy phone
= Whisper is the AI assistant, available by call, text or chat
what is whisper, who is whisper, how can i use whisper, can i call whisper, is whisper available by phone, tell me about whisper, how do i reach the assistant, can i talk to whisper by text
= Whisper is an AI agent, not a person
am i chatting with a real person, is whisper a human, is this automated, are these answers from a machine, is there a human reading this, is this chatgpt
= A language model words the answers and gets your question
do you use a language model, is my question sent to an llm, which ai writes the answers, does openai get what i write, what does the language model get, is chatgpt behind this, what ai do you run on
`
