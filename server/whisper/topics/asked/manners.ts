/** Asked in people's own words, as data (topics.ts): greetings, thanks, partings and plain talk. */
export const manners = `
! greeting
hi | Hello there! | hey | heyyyy | yo | Good morning | good evening to you | Howdy partner | hola | bonjour! | hii whisper |
Greetings from rainy Takoma Park | sup | whats up | Hello? | anyone there | knock knock | hi again, me from yesterday | G'day mate |
Hello my dear, this is my first time writing to a computer | test | testing 1 2 3 | is this thing on? | morning! coffee first, then questions | Ahoy |
hi hi hi hi | salaam | hello from the back seat of my moms car | Dear Sir or Madam, | how are you today | how r u | you ok? | how was your day |
Happy Thanksgiving! | merry christmas to all at the company | happy friday | My granddaughter set this up for me so I thought I would say hello
! thanks
thanks | thank you so much! | thx | ty | tysm u saved me | Much obliged, young man | great, thank you for your patience with an old woman |
thanks that's all i needed | cheers | gracias | merci beaucoup | appreciate it | ok thanks a bunch | THANK YOU!!!! | thanks i guess | no thanks |
thanks but no | You've been very kind, I'll tell my daughter | kudos | danke schön | you're good at this | Nice bot | good bot | wow that was fast |
very helpful | this is awesome | love it | I like your website, very clean | smart little thing aren't you | you are nicer than my ex |
best support chat i've had all week, and i've had six | you're cute | 10/10 | perfect | brilliant, simply brilliant | impressive |
My wife is impressed and she's never impressed | cool demo btw | you deserve a raise
! sorry
thanks for nothing | you are useless | that's not what I asked | wrong | you already said that | stop repeating yourself | are you dumb or what |
I hate chatbots | worst bot ever | you don't understand me | ugh | bruh | omg just answer | too long, didnt read | why so short answers | didn't help |
this is like talking to a wall | speak english please, normal english | you sound like a brochure | that makes no sense | boooo | siri is better |
whatever you say, robot | sigh...
! farewell
bye | goodbye and have a lovely weekend | see ya | talk later | gotta run, kid woke up | cya | Good night | ok im done here | that will be all |
take care whisper | ttyl | peace out | Have a good one | I'll think about it and come back | brb | hang on, doorbell | adios | until next time, robot
! who
who are you | what is your name
! chat
do you have a last name | are you a boy or a girl | how old are you | where do you live | do you sleep | do you ever get tired of gates |
do you have feelings | are you married lol | do you love me | whats ur favorite color | Do you dream? | can you hear me |
can you see me through the camera | what can you do | what do you know | do you remember me? | are you smarter than siri | you sound like my nephew |
did you have lunch | do you believe in god | what's your sign? I'm a leo | do they pay you | are u watching me right now |
why did the chicken cross the road | knock knock. who's there? not me, cause the gate's closed lol | open sesame |
open sesame!! hahaha bet you get that a lot | my dragon ate the sign | beam me up | I have a moat, does that count | lol | haha good one | hahahaha |
rofl you crack me up | the cow says moo | asdfgh | jjjjjjjjj | . | ? | ??? | ... | I'm bored | bored at work, entertain me |
waiting for my pizza, talk to me | its so hot today | nice weather we're having | my feet hurt | I had a rough day | I feel lonely tonight |
today is my birthday | go commanders!! | i just got a puppy and his name is Biscuit | do you like dogs |
we have the prettiest gate on the whole street | i'm 9 and i can type with ten fingers | you there? guess not. oh well
! ok
ok | okay | k | kk | cool | got it | I see | hmm | hmmmm interesting | oh | ah right | makes sense | fair enough | sure | yes | no | yep | nope |
maybe | idk | never mind | nvm figured it out | forget it | scratch that | sorry wrong window | oops sent too early | wait | one sec | not now |
just looking, thanks | only browsing around | just curious what you'd say | my cat walked over the keyboard | sorry, fat fingers | my bad |
no worries | please | excuse me | let me ask my husband
`
