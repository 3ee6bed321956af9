/** Ways in which visitors ask how somebody gets in and who lets them, as data (topics.ts). */
export const enteringTopics = `
= How does it work? What does a visitor do at the gate to get in?
my guests arrive and then what do they do, newcomers at the gate, a relative turns up unannounced, what is expected of the person outside, person at
the gate wants in how, what do i tell the party guests, will the dinner guests figure it out, i got an invitation and stand before the gate, how does
the gas man reach me, how does a customer get through, what does the caller do, how do i announce myself at the gate, got here and nobody is around
how do i come in, what is a visitor supposed to do,
a buddy swings by what should he do, someone turns up at my place, my date arrives and then what, if the in laws roll up, how does a stranger let me
know he is waiting, how will the caterer announce himself, how do trick or treaters get in, what is the routine at the gate, how do arrivals work,
first thing a guest does, i am parked in front of the gate, im at the entrance now how do i get let in, im visiting a friend here what do i do,
dropping off flowers how do i get through, just drove up to the gate, how do newcomers get in, whats the drill for visitors, explain like im a guest,
what am i supposed to do with this sign, theres a square on the gate what now, why is there a qr code on the gate, how do people get through the gate,
how would a taxi get in, tradesmen turning up, what happens at the entrance, mechanics of it, how does somebody enter, how is a visitor put through to
me,
what does the visitor need to do, what happens when someone scans the qr code, what happens after the scan, somebody scans it and then, what happens
when i dial the number on the sign, my aunt visits for the first time how does she get in, my grandmother hates technology can she get in, grandma
cannot use computers can she visit, can somebody who is bad with phones get in, my guest is clueless about tech, is it complicated for visitors, is it
easy to use, is it hard to use, will this be over my head, pull up to the gate and then what, how do i get into the property as a visitor, i came to
see someone how do i get in, what button does the visitor push, they arrive and then, how do dinner guests get in, how does the flower delivery reach
me, how do they tell me they are here, visitors side of it, my friends only have their phones with them is that enough,
how does it work, how does this work exactly, how do visitors get in, what does a visitor have to do,
what does my guest do when he arrives, how will my friends get in, walk me through what happens at the gate,
somebody shows up at my gate what then, someone pulls up in a car what do they do, a friend comes by what now,
what do delivery people do, how does ups get in, how would the mailman use it, how does the pizza delivery get to me,
how would a courier let me know he is there, the driver is outside what should he do, i am a driver how do i get in,
i am standing at the gate what do i do, im a guest and im outside how do i come in, im delivering a parcel here how to enter,
first time here how do i get inside, what does a person outside have to do, is it hard for guests,
can old people use it, will my elderly mother manage to get in, is it easy for someone bad with technology,
what are the steps for a visitor, explain the process from the side of a guest, how do they reach me from the gate,
how do people contact me from the gate, what does the uber driver see and do, how do strangers reach me,
how would someone ring me, what do i tell my guests to do, instructions for visitors, show up and then what,
can kids get in with their phones, are phones enough for them to be let in, what do they push
= What does the sign with the QR code look like at the entry?
what does it look like, is it just a sticker, what gets mounted by my gate, is there hardware to see from the street, describe the thing at the gate,
just a sign and no box,
what hangs at the gate, what is on the sign, what do you put up at the entry, what stands at the gate,
is there a box or just a sign, is there a keypad on it, what is at the entrance, does it have a speaker,
what do visitors see at the entrance, is the number printed on the sign, is it a plate or a box, whats mounted out there
= How do I answer and let a visitor in, at home or when I am not at home?
do i have to drive down for each visitor, must i walk out each time, barn is half a mile from the gate, we ride all day and the hay delivery comes,
the farrier comes while i am out, can you open it wherever you happen to be, no one is ever at the front desk, nobody lives on site, i am on the
tractor all day, my office is across town, i sail half the year, i stay at my daughters in another state, can one open it on the move, does it reach
me on my mobile, must i stay close to the gate, what if i happen to be elsewhere, from the train, from a ladder, hands full with the baby, i cannot
get up easily,
do i have to be around for folks to come through, somebody rings while i am mowing the lawn, i spend winters in arizona, im always on the road, im a
flight attendant and rarely home, we both work and nobody is in, do i need to sit at home and wait, can i say yes from far away, can i admit someone
while out shopping, got to be present to open, let folks in while im on a train, no need to be near the gate, does distance matter, while i am at the
dentist, from the other side of the planet, open it for the dog sitter when im skiing, whats it like for me when a guest comes, how am i told someone
wants in, how do i respond to a visitor, what do i hear when someone comes, do i just talk and open, who gets rung, does the call come to me, can i
stay in my chair, from the tub, without leaving my desk, without getting up, i hate running out in the rain to open, do i have to put my shoes on, the
driveway is a quarter mile long, its a hike to the gate, how do i let folks through,
will deliveries be turned away when im out, nobody is on site most of the time, unmanned lot with nobody there, i work long shifts, i am at work all
day, fedex always comes when i am gone, ups came while i was golfing, packages show up when no one is home, we are away on weekends, our office is in
another town than the gate, i sleep late and deliveries come early, im cooking and cannot run to the gate, im in my pajamas and the food is here, let
someone in while i am in a meeting, let the sitter in before i get home, i want to open up from my recliner, can i open it with my own phone, do i
press a key on the phone, what do i do on the phone to open, is it me who lets them in, how do i open the gate for somebody, how do i open the gate
when someone calls, does it ring on my cell, answering the gate from abroad, be present, somebody at the property to open it, walk all the way down
the driveway,
how do i open the gate, how do i let someone in, how do i answer the gate, how do i buzz people in,
how do i unlock the door for a guest, can i open it when i am away, can i open the gate from work,
can i let someone in while i am on holiday, im on vacation can i still open, can i open from another country,
do i have to be home, do i have to be there in person, does somebody have to be in the house, what if nobody is home,
can i let the plumber in while im at the office, im in a different city, can i open it from my bed,
do i have to get up from the couch, do i have to go outside to open, i never want to walk down to the gate again,
must i run to the gate, we live far from the gate, the house is 300 yards from the gate,
can i open it from the car, can i do it remotely, remote opening, open from anywhere in the world,
i travel a lot for business, im hardly ever home, im out most of the day, im abroad half the year,
packages come when im at work, we are at our lake house all summer, can i let people in from the airport,
i am in a wheelchair and cant walk to the gate, im at the gym when a delivery arrives, from the beach,
is there a button to open the gate for me, what do i press to let them in, do i get a call when someone is there,
how will i know someone is at the gate, how does it tell me that somebody came, will my phone ring, where does it ring,
what happens on my side, what do i do when it rings, im stuck in a meeting and a guest is there, who opens the gate,
can i open the gate by phone, my phone opens the gate, let my sister in from my hotel, do i need to be around
= Does it work for gates and doors?
got no gate only a door, entrance door of a clinic, does it handle doors, could it open the lobby, only for driveways, only gates, wrought iron gate,
yard gate, patio door, revolving door, can it do both kinds, office entrance, a walkway gate,
is a door ok instead of a gate, our building has a door, what about a glass door, works on both, back door, an iron gate, wooden gate, can i put it on
my front door, one for the gate and one for the door, gate or door either one,
does it work for doors too, is it for gates only, can it open a front door, can you do a pedestrian gate,
i have a sliding gate will it work, swing gate, does it do apartment doors, main entrance of a building,
we just have a door no gate, lobby door, is it good for a driveway gate, can it control a walk in door,
both my gate and my door, side entrance, double doors, what can it open, what kinds of entrances does it do
= Do visitors need to install an app or download anything, and do I need an app to open the gate?
do my guests have to fetch some program first, is any kind of program needed on the phone, must my visitors prepare anything, any app hassle, does dad
have to learn a new device to open up, is there a gadget to learn, will guests groan about another app, must they have a play store account, anything
to set up on the phone beforehand, software to get first,
anything my guests must load first, must folks fetch an app, what do i have to load on my phone, play store download, is it one of those app things,
no more apps i beg you, one more icon on my phone, do callers register, login for visitors, do they need a password, does she have to have an account,
do visitors have to learn something, learn a new gadget, new device to learn, is there a learning curve, could a person with no apps use it, storage
is full on my phone, my mom never installs anything, are you app based, software for visitors, do i put something on my phone,
nothing to download right, will my guests have to fiddle with apps, do i need to be tech savvy, is it necessary to install something first, do people
need to sign up before they visit, is a program required on my side, and me do i need one as the owner, is that for both owner and visitor, any
software needed, so no app at all, i cant get apps on my phone, how do you do it without an app,
do i need an app, do my visitors need an app, is there anything to download, do guests have to install something,
do they have to put something on their phone, must they create an account, do visitors sign up for something,
i hate apps, we dont want another app, my phone is full i cannot install anything, does it need software on the phone,
do i have to get something from the app store, is there an app for android, is there an app for iphone,
is there some app involved, no apps please, is it an app, do i open with an app, i refuse to download stuff,
will it take up storage on my phone, do they have to register, which app is it, whats your app called,
without installing any program, does the owner need an application, do my guests need to set anything up on their phones
= Which phones work, and what if a visitor has no smartphone or cannot scan the code?
grandpa never upgraded his phone, phone not upgraded for years, an outdated phone, night clerk has only a landline, reception phone, will any old
telephone ring, dads phone has no camera, callers without a modern phone, phones with buttons, phone with a dial, never owned a smartphone, hates
smartphones, uses an old cell, the phone is ancient is that trouble, what if a guest left his smartphone and has an old one,
will my ancient phone do, phone from the stone age, his phone predates cameras, phone without internet, can the office phone ring for it, reception
only has a landline, hotel front desk phone, my grandfathers wall phone, does it need to be a fancy phone, only got a basic phone, no touch screen,
cheap phone, not everyone has a smartphone, some folks only have simple phones, phones without a lens, cracked lens, broken camera what now, cannot
get the square to read, scanner does not pick it up, scan refuses to work, my eyes are bad and i cant aim the camera, does dialing work too, can they
phone instead of scan, can a visitor dial the number, what about people who wont scan, too dark to scan, phone wont focus on the code, does the brand
of phone matter, pick up on a corded phone, take the call on any old phone, windows phone,
does it matter which phone i have, can i use my old phone, is my phone compatible, what kinds of phones does it support, android or iphone, my phone
is from 2005, phone with a cord, can my uncle answer on his wall phone, we only have a house phone, front desk phone, will it ring on a landline, the
glare makes the code unreadable, code is faded, phone camera is blurry, what if they dont have a camera phone, she only has a flip phone, she has no
smartphone, he cannot scan it, what if scanning fails, guests without smartphones, no smart phone, old people without iphones, the code is dirty, the
sun makes it hard to scan, what if their battery is low and cant scan,
which phones work, does it work with any phone, do i need a smartphone, will it work with my iphone,
does android matter, is samsung ok, what brand of phone do i need, my phone is very old, i have a flip phone,
can i use my landline, can it ring our house phone, does it work with a desk phone, we only have an office phone,
the receptionist has a normal telephone, can i take the call on a cordless, can i answer on a rotary phone,
i do not own a cell phone, what if my guest has no smartphone, grandpa has no smartphone, my mother has an old nokia,
what if he cannot scan, what if the camera is broken, what if the code wont scan, what if the phone cant read the code,
their phone has no camera, the lens is cracked, scanning does not work for him, what if the qr is scratched,
somebody without a smartphone, can they just call, is there a number to dial instead, can a visitor phone me,
what about seniors with simple phones, people who do not know what a qr code is, people who cannot use qr codes,
what if their phone has no internet, do they need data on the phone, dumb phones, cheap prepaid phone, blackberry,
does it have to be a modern phone, can my husband get it on his old handset, is there an alternative to scanning,
the guy cant figure out the square thing, what if he is not able to scan that, do i need a new phone for this
= Can trusted people enter without calling me each time, with a code of their own?
same students every week do they have to bother me each lesson, midwife should come in at any time, piano students, the vet comes weekly, bother me
each time, my trainer comes at dawn each day, my cousin stays often, should not have to ask each time, no asking for people i know, no ringing for
her, the priest visits daily, my pals are here all the time, without bugging me, without asking me, my regulars, my usual people, my sister in law
pops in daily, in and out every day,
has to be able to walk in whenever with no ringing, comes and goes all the time, people close to me, those i know well, same faces every week, my
sister has her own way in, is there something for regulars, let certain people straight through, skip the call for some, spare me the calls from the
maid, a secret number for my kids, my folks want to come over without ringing me, must she ring each time, does the milkman have to call daily, does
everyone have to call every time, permanent guests, the same carpool every morning, my business partner comes daily, without disturbing me, grant my
nurse access, staff enter on their own, workers clock in early without me, the organ player comes every sunday, standing access, pass for regular
people, recognized by phone number, known callers, known numbers, people on a list, vip list, opened for familiar people, personal number to type in,
something to punch in, does family have to go through me,
she should be able to get in on her own, the sitter comes before i am home how does she get in each day, same driver every day, i dont want to pick up
every time, without me picking up, she shouldnt have to ring every week, must i answer every time, the people i trust should just get in, is there a
code for regulars, can they have a code instead, key code for family, give my kids a code, give my staff a pin, can my tenant have his own code, walk
right in, let himself in, should be recognized by his number, my mothers caretaker, comes every week, comes mondays, i see her every thursday, not
have to answer for her, my son forgets his key, a code for each employee, entry for residents without calling, how do people who live here get in, do
i have to call myself to get into my own place,
can my cleaner come in without calling me, can family get in by themselves, can i give somebody a code, access code for staff,
my nanny comes every day, the gardener comes every week, dog walker needs to get in, can my kids open it themselves,
i dont want to answer for the same people every time, can regulars just go in, can my employees have a pin,
do residents have to call themselves to get in, how do i get in myself, how do family members get in,
my daughter comes home from school alone, my parents visit daily, the caregiver comes twice a day,
can it recognize my friends number, caller id, let known numbers in automatically, whitelist, approved list,
personal codes, can my housekeeper let herself in, the tutor comes every tuesday, pool guy, the lawn crew,
my brother should not have to ring, can my mother in law just walk in, pick up every single time the maid comes,
do i have to pick up each time, regular delivery guy, someone i trust, people who come all the time,
the therapist comes every friday, a nurse for my father, permanent access for someone, unique code for each person,
can my wife get in without calling, my own way to get in, open it without bothering me, same visitor each week
= Verified by you: the property owner or manager verifies every visitor by voice
anyone can put on a brown uniform how do i catch a phony, in a uniform, fake uniform, dressed as a delivery man, phony, imposter in a vest, somebody
posing as a neighbor, claims to be from the gas company is he legit, can i question the person, ask for a name first, who says yes or no, is there a
human decision, catch a liar, how do i see through a fake, will it admit a total stranger, do i get to talk to the person, screening,
how do i know the guy from the gas company is legit, telling friend from foe, could a con man get in, does it let a nobody in, what about people with
bad intentions, i live alone and get scared of strangers, will weirdos get in, do they get in without my okay, must i approve each one, does it need
my okay, who gives the okay, does a person decide or a computer, is it automatic or do i decide, ask who it is first, i want to chat with them first,
speak before opening, hear a voice first, who has the final say, how do i spot a fake, is he legit, someone claiming to be a repairman, a fake
delivery man, how does a person prove who he is, can i send somebody away, dont open for him, wrong person at the gate, who opens the gate for a
visitor,
i dont want random people in, can just anybody open it, will it let anyone in, whats stopping a burglar from opening it, what stops bad guys, how do i
tell if its really the mailman, how can i be sure who it is, is that really the person, know the stranger outside is who he claims, do i hear their
voice, do i have a say in who gets in, can someone talk his way in, who is allowed in, can i ignore someone at the gate, can i turn somebody away,
what if its a salesman, make sure its not a crook, identity check, does a person check,
how do i know who it is, how do i know it is really him, what if someone lies about who he is,
what if someone pretends to be a delivery man, how can i make sure it is the mailman, can anyone just get in,
how do i keep strangers out, what stops a thief from getting in, can a burglar open it, is there a check of who comes in,
do i talk to the person first, can i talk to them before opening, can i hear who is there, do i speak with the visitor,
who decides who comes in, is it me who decides, how do you verify visitors, who checks the visitors, can i say no,
can i refuse someone, what if i dont know the person, an impostor, scammers at the gate, is there a guard who checks,
does someone screen the people, what if a creep shows up, how do i vet people, prove who they are, is he who he claims to be
= A photo of the code: the sign holds no key, all one can do is call you
some kid could post our code on the web, someone puts the code on facebook, could a photo of it be misused, if the picture gets around, is the square
a risk, what can a bad guy do with the code, what if it goes viral, printed copy of the code, shared code, could a snapshot let him in, is the code
itself dangerous,
someone could photograph the sign, takes a picture of your sticker and comes back, what if they keep the code in their phone, what if the code leaks,
can the sticker be abused, what if a copy of the code is passed around, are photos of the code dangerous,
what if somebody takes a photo of the qr code, can people copy the code and use it later, can the qr code be stolen,
what if someone shares the code online, can a thief use a picture of the sign, if someone screenshots the code,
can they scan it from home, someone saves the code and returns at night, duplicate the sticker, print the code and misuse it,
is the code itself a key, a snapshot of the square, whoever has the code can enter, is it dangerous that the code is public
= Scanning or dialing opens nothing. It only lets the visitor ask.
does scanning alone open anything, is the scan enough, does it open the moment it is scanned,
is a scan all it takes to open, scan and it swings open, does the thing open right after scanning, opens for any scan, does a call alone open it,
does a scan open it by itself, does the scan alone open the gate, will everyone who scans get in, does dialing open the gate, can strangers open it
just by scanning,
does scanning open the gate, does the gate open when the code is scanned, does it open automatically after the scan,
can anybody who scans come in, is dialing the number enough to open it, will it open by itself for everyone with a phone,
if i scan does the door unlock right away, so anyone with a phone can open it, does the code unlock it directly
`
