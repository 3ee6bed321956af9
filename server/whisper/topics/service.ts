/** Ways in which visitors ask what the service is and how a visitor gets in, as data (topics.ts). */
export const serviceTopics = `
= What is it, and how is it different from an intercom?
so what are we talking about here, saw your sign somewhere and got curious, saw this at a friends house what is it, a neighbor told me about you, i
stumbled on your page what do you do, is this some kind of doorbell, sounds interesting tell me more, more info please, give me an overview, what am i
buying here, is it a phone system for gates, is it like an intercom, is it a replacement for our buzzer, old intercom broke whats your thing, the
buzzer in our building is dead, tell me about visitor access, what problem do you solve, what does visitor access do,
what is this, what is visitor access, what do you guys do, what do you sell, tell me about your product,
what is this thing, explain it in plain words, explain it like i am five, give me the short version,
what is the idea, whats this all about, what am i looking at, i dont get what this is, sum it up for me,
what does your company do, describe the service, elevator pitch please, one sentence summary, give me the gist,
is it an intercom, can it replace our intercom, our intercom is dead and we need something new,
we want to get rid of the old intercom, is this instead of an intercom, what is it for, what is so special about it,
we have an ancient intercom, can this take over from the buzzer panel, do you replace entry systems,
how is it different from a normal intercom, whats the difference to a doorbell, introduce yourself as a company,
in a nutshell, is it a gadget or a service, what exactly is it that you offer, never heard of you what is it
= Who is it made for?
are we the right customer for you, i sit on the board of an association would that work, property managers, is it meant for landlords, would a self
storage place use it, are condos your thing, is a single family home too small for you, is my business too small, do you work with schools, who do you
usually sell to, is that your kind of client,
who is this for, who uses it, who buys this, what kind of customers do you have, is it for people like me,
is it made for homeowners, do small businesses use it, is it for apartments, is it suitable for an hoa,
would it suit a shop, is this only for rich people with mansions, is it for companies or for private homes,
what sort of folks are your clients, can a church use this, we are a gated community is this for us,
i run a warehouse would it fit, i am a renter is that for me, who is your typical customer, for whom is it,
does it make sense for a farm, is it right for a dentist office, who are your target customers, residential or commercial
= How does it work? What does a visitor do at the gate to get in?
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
is a door ok instead of a gate, our building has a door, what about a glass door, works on both, back door, an iron gate, wooden gate, can i put it on
my front door, one for the gate and one for the door, gate or door either one,
does it work for doors too, is it for gates only, can it open a front door, can you do a pedestrian gate,
i have a sliding gate will it work, swing gate, does it do apartment doors, main entrance of a building,
we just have a door no gate, lobby door, is it good for a driveway gate, can it control a walk in door,
both my gate and my door, side entrance, double doors, what can it open, what kinds of entrances does it do
= Do visitors need to install an app or download anything, and do I need an app to open the gate?
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
= How do I manage it and its settings online?
where is the login, how do i log in, log in to change stuff, where do i edit who gets called, can i change the number it rings, how do owners control
it, can i administrate from my phone browser, is there some page where i set things, portal for owners, can the manager change things without you, who
can change the settings and where,
how do i manage it, where do i change the settings, where can i log in, what is the control center, is there a web portal,
is there a website where i control it, can i change things myself, how do i configure it, how do i set it up to my liking,
where do i add or remove people, where do i administer it, is there a dashboard, can i manage it from my laptop,
manage it from a computer, how do i change who gets the call, how do i update my preferences, where is the admin page,
can i adjust the hours myself, can our office staff manage it from a browser, how do i tweak it, is there an online account,
where do i go to edit stuff, do i have to call you for every change, where do i make changes, change my number in the system,
control panel, management console, back office, settings page, what do i use to run it
= What optional extras and upgrades can I add?
what else do you have, anything else i should add, whats optional, what are the add ons called, which features cost extra, are there any cool features
to add on,
what extras are there, which options do you have, what can i add, any upgrades, what add ons do you sell,
what else can it do, optional features, list the extras, accessories, what else could i get with it, bells and whistles,
what goodies are there, can it be extended, what can be added later, are there premium features, what else is available,
additional features, which extras can i choose, give me all the options
= What do optional extras cost? Your free quote says.
how much extra, is there a charge for that option, what would the battery cost, what is the price of a camera with it, do i pay extra for the schedule
thing, is the trusted visitor thing free, do extras cost money, what does adding that do to the price,
how much are the extras, what do the options cost, does the camera cost extra, is the battery backup extra money,
are gate holds included or extra, do i pay more for a code for trusted visitors, price of the upgrades,
does that cost extra, is that extra, how much more is that, what does that option cost, is that included or on top,
= Camera integration is optional
i want to lay eyes on them before i press anything, glimpse of them, would love to see a face, is there a screen with their picture, does it come with
video, hook up my existing camera, can it use the camera i have, i cant see the gate from my window, will i have video of who is there, is a camera
included, so i know what the guy looks like,
can i add a camera, does it have a camera, can i see who is there, can i see the visitor, is there video,
i want to see their face, can i look at the person first, does it show a picture of the visitor, video intercom,
can i watch the gate, live view of the entrance, will i get a photo of who is there, is there a cam in it,
can you connect my cctv, do you integrate cameras, id like to have a visual on the person, i need to see the car,
like a video doorbell, can i peek at who is outside, show me the guy at the door, want to see before i open,
see whos standing out there, does it film, will i only hear them or also see them, footage of the entrance, eyes on my gate
= What happens when the power goes out? Is there a backup?
do visitors get stuck outside when the electricity fails, when snow knocks the power out, if the power fails, and if the power fails, no electricity
for a day after a storm, thunderstorms cut our power, we lose electricity a lot, power is unreliable here, is there a reserve, what keeps it going in
an outage, does it go down with the grid, will it survive a power cut, protection against outages, how does it handle power failures, i am afraid of
outages,
what happens when the power goes out, what if there is a blackout, is there a battery, battery backup,
will it work in a power outage, we have many outages, storms knock out our electricity, if the electricity fails,
what if the grid goes down, does it still work without electricity for a while, will i be locked out in a power cut,
what about hurricanes, ice storms take down our lines every winter, does it die when the power dies, is there a ups,
backup power, emergency power, what if the utility shuts us off, the lights go out here a lot, during a brownout,
will people be stuck outside when we lose power, what if a tree falls on the power line, dominion has an outage, power flickers
= Can the gate stay open on a schedule?
nobody wants to let each car through, 50 cars come for rehearsal, guests for a party should not have to be buzzed in one by one, id rather not buzz
everybody in, having a big party and want it open, keep it open for an event, open while we are open and shut after, opens when the shop opens, shut
after closing time, unlocked from nine to five without anyone pushing a button, without pushing a button for every person, gate open while the kids
get picked up, can it stay unlocked for the afternoon, i want the gate wide open on halloween, soccer team coming over tonight, church lets out at
noon, everyone should just drive in between 5 and 7, school run every morning, have it held open, prop it open, leave the door unlocked during the
day, for the duration of the event,
can the gate stay open during the day, can i schedule it to be open, can i keep it open for a party,
can i hold the gate open, leave it open for a few hours, open automatically in the morning, open every weekday from 8 to 6,
we need it unlocked in business hours, unlock the door while the store is open, lots of guests coming for a wedding,
open house on sunday, i dont want to answer 50 guests one at a time, big event many cars,
should be open in the daytime and closed at night, can it open itself at a set time, a timer for the gate,
rush hour in the morning everyone drives in, kids come from school at three, during church service,
keep the gate open between certain times, opening hours for the gate, auto unlock at nine, lock up again in the evening,
garage sale this weekend, movers going in and out all day, contractors coming in and out today,
can it be left open for a while, gate schedule, set times, hold it open so that everybody can drive through,
a barbecue with lots of people, office hours for the door, clients walk in freely from 9 to 5
= Can trusted people enter without calling me each time, with a code of their own?
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
= Is it secure, and how is it protected from hackers?
what protects the gate, is the gate hackable, could an it guy mess with it, could my ex get into the system, can someone break the signal, can calls
be tapped, is the call encrypted, is it military grade, is the data in transit protected, somebody clever with computers, can my tech savvy nephew
break in, how safe is this stuff really, digital break in, security of the connection, im paranoid about hackers,
is it secure, is it safe, can it be hacked, how is it protected, what encryption do you use, is it encrypted,
can someone hack my gate, are hackers a problem, how strong is the encryption, is the connection secure,
can somebody intercept the call, can anyone listen in, can my neighbor eavesdrop, can the signal be spoofed or jammed,
how do you keep criminals out of the system, cyber security, what security do you have, is my gate safe from cyber attacks,
aes, rsa, which cipher, how many bits is the key, could a teenager with a laptop break into it,
i worry about security, can someone tamper with it, is the technology safe, is data scrambled, can it be cracked,
is it bulletproof, what about break ins over the internet, ssl or what, can some guy with a radio open it
= Verified by you: the property owner or manager verifies every visitor by voice
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
someone could photograph the sign, takes a picture of your sticker and comes back, what if they keep the code in their phone, what if the code leaks,
can the sticker be abused, what if a copy of the code is passed around, are photos of the code dangerous,
what if somebody takes a photo of the qr code, can people copy the code and use it later, can the qr code be stolen,
what if someone shares the code online, can a thief use a picture of the sign, if someone screenshots the code,
can they scan it from home, someone saves the code and returns at night, duplicate the sticker, print the code and misuse it,
is the code itself a key, a snapshot of the square, whoever has the code can enter, is it dangerous that the code is public
= Scanning or dialing opens nothing. It only lets the visitor ask.
does a scan open it by itself, does the scan alone open the gate, will everyone who scans get in, does dialing open the gate, can strangers open it
just by scanning,
does scanning open the gate, does the gate open when the code is scanned, does it open automatically after the scan,
can anybody who scans come in, is dialing the number enough to open it, will it open by itself for everyone with a phone,
if i scan does the door unlock right away, so anyone with a phone can open it, does the code unlock it directly
= Is the technology patented?
can another company just copy what you do, can others copy you, is there legal protection for the invention, is your tech protected, patent pending,
do you own the technology, who holds the patent, can a competitor make the same thing,
is it patented, do you have a patent, is the technology protected by law, can someone copy your idea, is this your own invention,
intellectual property, has anyone else got the same technology, could a competitor clone this, is it unique,
are there knockoffs, do other companies use the same thing, is it proprietary, can a rival steal your idea
= Is there a demonstration video?
can you show me, show me it working, video i can watch, somewhere to watch it, is there something to look at instead of reading, i learn better by
watching, demo please, is there a trailer, watch how it works,
is there a video, can i see a demo, can i watch it in action, show me how it works in a clip, do you have a youtube video,
where is the demo, can i see it working somewhere, got footage of it in use, any movie that shows it, a clip would help
`
