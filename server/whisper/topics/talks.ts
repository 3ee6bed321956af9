/** Talk that asks nothing, as data (topics.ts): greetings, thanks, partings, and what is said in passing. */
export const talks = `
! greeting
good evening to you, young man | good day to you | evening all | morning to you, friend | hey there, anyone home? | hello, is somebody at the desk | hi, first time here | pleased to meet you |
nice to meet you, I am Ruth | well hello there | hello from a rainy town | hi, it is me again | good to be back | anybody awake over there? | are you there, Whisper? | hi sweetie | hello dear robot |
how is your day going? | how's your sunday going so far | how are things with you | how have you been | hope you are well today | having a good week? | what's new with you | how do you feel today | you doing alright? |
how's life | everything fine on your side? | what's cooking | long time no see | happy new year to you all | merry christmas | happy easter | good afternoon, ladies and gentlemen | oh hello, you startled me
! thanks
ta very much, that did the trick | that did the trick | perfect, that is all I needed | great, that answers it | that is exactly what I wanted to know | wonderful, you have been a great help | bless you |
thanks a million, sweetheart | you are a star | you are a gem | thank you kindly | grateful for your help | that clears it up | that was quick, thanks | you explained that well | lovely, thank you |
aww thank you so much | god bless you dear | thanks, you are very patient | good answer | nice answer, thanks | super, that's what I was after | sorted, cheers | much clearer now | thank you for your time |
you just saved me an hour | what a helpful thing you are | well done | I like you | you are nicer than most people | excellent service | no thanks, I am fine | no more questions, thank you
! farewell
right, kettle is on, goodbye | alright, off I go, goodbye | I must dash | off to bed now | I am off, bye | see you around | catch you later | until tomorrow | have a great evening | good night and sleep well |
so long, and thanks | ok that is me done for today | I have to go, my bus is here | I will be back another day | dinner is ready, talk soon | signing off | over and out | farewell then | bye bye now |
that is everything for now | I'll leave it there | closing this now | we'll be in touch | have a lovely weekend | enjoy your evening | toodle-oo | cheerio then | gotta go pick up the kids
! who
and what do they call you? | do you have a name? | what should I call you | who is this | with whom am I chatting | who is writing here | what kind of thing are you | introduce yourself please | tell me about yourself |
what exactly are you | what are you for | what is whisper | who is whisper | whats your name dear | may I ask your name
! ok
sorry, cat walked over the keyboard | oops, pressed enter too soon | ignore that last one | wrong chat, sorry | please disregard | hold on a minute | give me a second | let me think about it | I will ask my wife first |
alright then | okay then | right | I understand | gotcha | noted | aha | interesting | fair point | well well | let me see | hm let me read that again | I have no question right now | just trying this out | I am only looking around |
just checking whether this works | that was a typo | sorry, pocket typing | my phone typed that | back in a minute | one moment please | nothing, thanks | never mind, found it | forget what I said | nothing really
! chat
you are funny | do you have feelings | are you happy | are you tired | do you have a family | what do you do for fun | do you like your job | where are you from | how old are you | do you sleep | do you eat |
it is snowing here | it's a lovely morning | my back hurts today | we just had dinner | my team lost again | I am waiting for a delivery and bored | I am eating a sandwich | it's my anniversary | my cat is sleeping on my lap |
haha | hehe very good | that made me laugh | you crack me up | lmao | are we friends | will you marry me | can you dance | guess what I had for lunch | I just wanted to talk to somebody | it is lonely out here tonight
! sorry
that was no help at all | you did not answer my question | that is not an answer | you keep saying the same thing | I asked something else | you misunderstood | this is useless | you are no help | this bot is terrible |
I am getting angry with you | can you not read | what a stupid answer | that is wrong, try again | you are not listening | I already told you that | this is frustrating | I give up on you | bad bot | rubbish answer | what nonsense
`
