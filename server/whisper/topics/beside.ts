/**
 * What people say beside what they ask, as data: it is of no topic. Ways of asking are learned with and
 * without it, so that "now what?" says nothing about what comes before it.
 */
const listed = (text: string) =>
  text
    .trim()
    .split(/,\s*/)
    .map((phrase) => phrase.split(/\s+/))

export const before = listed(`
hi, hello there, hey, good morning, quick question, one more question, just wondering, i was wondering, i would like to know, can you tell me, could you
tell me, do you know, please tell me, tell me, my wife asks, my husband wants to know, our board is asking, my boss wants to know, we are an hoa,
i run a small shop, i own a farm, i manage a few buildings, we live on a hill, i am a property manager, i am 80 years old, i am new here, first time here, sorry if this
is a silly question, maybe a dumb question, before i buy, before we decide, i saw your ad, a friend told me about you, my neighbor has one, i read
your site, i did not find it on your page, let me ask something, ok, so, well, honestly, just to be sure, to be clear, for my records, in short, in plain
english, no rush, hope you can help, architect here, vendor questionnaire, we have a wooden gate, our gate is old, it is an office building, it is a church, we are in
a condo, for our warehouse, seriously, listen, look, alright, say, suppose, imagine, let us say, what if, assuming, long story short, thinking about this
`)

export const after = listed(`
now what, then what, what then, what now, what do i do, how does that go, how would that go, is that ok, is that fine, is that a problem, is that possible, is it possible, possible,
doable, any chance, any way, any hope, can that be done, can you do that, do you do that, would that work, does that work, will that work, how about that, how are you on that, what about that, is that the end of it,
am i out of luck, out of luck then, still worth it, worth calling you, any use to us, does it matter, a problem for you, would it be ok, what happens,
what happens then, what would happen, thoughts, please, thanks, thank you, asap, right, correct, yes or no, or not, or what, you know, i guess, i hope, i think, just asking, curious,
please advise, let me know, help, help me out, can you help, any idea, any suggestions, what do you think, what do you say, what would you say, what do you
suggest, how come, why is that, is it true, true or false, allowed, is that allowed, can i, may i, would you, could it, should i, how so, what can i do, what should we do, what would you do, is there something for that, do you have something
for that, got anything for that, do you offer that, is that included, does yours do that, how do you handle that, how is that handled, what are my options
`)
