/** More ways in which visitors ask of money, the work and the company, in whole sentences, as data (topics.ts). */
export const voicesOfBuying = `
= How long does it take to install?
how long will your guys be tramping around on my lawn, will it be finished by the time school is out, do i need to take a day off for the install, are they done before lunch, is it an all day affair, how many hours are the workers here, how long is the gate out of action, how long is the job, can it be done in a morning, when will they be gone again, how much of my day does it eat,
is it a matter of hours or days, how fast are you done on the day, i have to leave at two will they be finished, time needed for putting it in, how long does the technician need, is it done in one visit
= What is needed at the gate? Do I need Wi-Fi, an internet connection, a landline or wiring?
should i draw a conduit for data cabling from the building out to the entrance, must i extend my wireless to reach the gate, do i have to dig a trench, is there digging involved, what must the electrician bring to the gate pillar for you, what has to be at the post before you come, do i need to run a cable from the house, do you need internet out there, there is no wifi at my gate, does it hang
on my router, our internet is down half the time does it matter, do i need a phone jack out there, i cancelled my landline is that a problem, will you tear up my lawn, what do you need at the gate, which utilities are required at the entrance, does it take a network cable, do we need data out there, what should be prepared at the site, just electricity is that enough, i have an outlet at the post and
nothing else, do i need to buy a line from verizon, what does the electrician need to prepare
= What does it run on? Does it use electricity and a cellular network?
what network is it on, is it wireless or wired, how does it talk to my phone, is it cellular or wifi, does it use a mobile network, does it plug in or is it on batteries, what powers the thing, 3g or 4g, how does the signal get from the gate to me, electric or not
= What are the steps of the installation process, and what do you need from me?
before your crew drives out what do you want from me, what do i have to send you, what happens after i say yes, how does it go from order to working, do i send pictures of my gate, what do you need to know about my gate, what do i prepare, walk me through getting it put in, what are the stages, how do we get from here to a working gate, do you come and look first or are photos enough, what is the
process once i sign up, first i send pictures and then
= Who installs it? Can I install it myself?
do i have to be handy i own a drill that is about it, could i get the parts and let my brother assemble it, can my own electrician put it in, is this a diy kit, do you send someone, who puts it up, can i mount it on my own, i am an engineer can i do it myself, will someone come out, is it you who installs it, can our maintenance man do it, do i need to hire somebody, can i buy it and screw it on
myself, do i need tools, does a pro come, my nephew is good with wires can he do it, must i find a contractor
= Is installation included?
is putting it in part of the price, does the price cover the work, is the labor extra, do i pay the installer on top, is mounting in the price, any hidden install fee, does 799 include the work, is the technician paid separately
= Where can it not be installed?
where would it not work, any place you cannot put it, what are the limits, when is it no good, in which situations do you say no, what rules it out, is there somewhere it cannot go, who should not buy it
= Not for places without power
the old hunting cottage is not hooked up to the grid worth calling you about it, just a meadow gate the power company never came out that far, no electricity at the gate at all, nearest outlet is a mile away, our cabin is off grid, there is no current out there, we have no electric at the entrance any hope, far from any power line, pasture gate in the middle of nowhere without power, it stands in a field
with no electricity, no outlet no wires nothing, does it work with no power at all, what if there is no power at the gate ever, no electricity at the entry
= Not for places without cellular coverage
no bars out here like zero does it still do its thing, the entrance is in a parking basement and phones show nothing there, my cell never works at the gate, dead zone at our place, deep in the valley with no reception, no carrier reaches us, phones do not work on our hill, we have to drive to town to make a cell call, underground garage no signal, there is no cell tower near here, we only get calls on the landline
because of no reception, mobile does not work at the farm, zero reception at the gate is that a dealbreaker, mountain cabin without coverage, no signal down there
= Not underwater
could it be put under water, dock gate that floods every spring, below the waterline, submerged at high tide, in our pool, lock gate in a canal
= What does it cost, once and each month?
what is the damage every four weeks or so, ballpark to get going before the recurring stuff, what would i be charged from the second month on, what does my wallet have to survive, how many bucks are we talking, roughly what would i be out, what does professional installation start at, what is the starting price for the install, what do i pay to begin with and what after that, whats it gonna run me, what do i have
to budget, price tag, give me numbers, bottom line for one gate, what is the monthly, what is the bill each month, how much is the fee after it is in, cheap or expensive, is it affordable for a retiree, what do you charge for the basic install, how much is the simplest installation, how much do i need up front, running costs per month, can i afford it, what will it set us back, money wise what am i looking at, cost to get
it up and running, what do you people charge
= Is there a long-term contract? Can I cancel at any time?
our board got burned being locked in for three years by the last vendor, can i walk away from it when i sell the house, my lease runs out in june can i end it then, do i sign for years, what if i want out after a few months, can i stop whenever, i do not want to be tied to anything, is there a minimum term, how do i get out of it, do you lock people in, last company trapped us in a contract, no strings, what if we
move next year, am i stuck with you, can i quit after the summer, can i use it only in summer, we might sell the place soon, what if i change my mind later, do i owe you anything if i leave, i only need it for half a year, month to month or years, any cancellation penalty, are you one of those companies with a five year contract
= How does it compare with a traditional call box?
what do the intercom box folks charge compared with you, why not just buy a call box, is it cheaper than a box with a keypad, the guy down the road quoted me for a call box, our old keypad box died should we get another, what does an ordinary box cost, why is this better than a buzzer panel, what would a normal telephone entry cost us, somebody offered me a call box for 3000, what do i save over a box, why would i
take you over an intercom panel, pros and cons against the classic box, what is the advantage over the old ones
= What warranty do I get, and can it be extended?
if the thing dies after seven months who pays for it, it stops working after ten months who fixes it, suppose it breaks after six months who pays, could you protect me past those first twelve months, what if it breaks, who pays when it fails, how long do you stand behind it, is it covered if it quits, can i have it covered for good, longer protection than a year, covered beyond the first year, what if it is defective,
do you replace broken parts free, is there a guarantee, can the guarantee be made longer, for how long is it guaranteed, is a breakdown on me or on you, it conks out next spring then what, does protection run out, coverage for life, can i buy more warranty
= How do I get a quote or get started? Is the consultation free?
alright i am sold who do i ring to kick this off, if i just talk it over with you people and then decide against it do i owe you anything, does it cost me to have someone look at it, is talking to you free, how do i sign up, where do i get an estimate, who do i call to order, i want one, how do we begin, do you charge for an estimate, is advice free of charge, what is the next step if i want it, i would like to order,
ready to go what now, can somebody give me a price for my gate, send me an offer, i am in how do i proceed, does the estimate cost anything, do i commit to anything by asking for a quote, get me started
= How long is a quote valid, and what does it list?
the estimate you sent is three weeks old are those figures still good, the owners meeting is in three weeks will your price wait, our board meets only next month, how long can i think about it, does your offer expire, i got a quote in the spring is it still good, how long do you hold the price, will the numbers change if i wait, i have to ask my partner first how long do i have, what is written in a quote, does the quote
show every item, is each item priced in the quote, until when is the offer good, price locked for how long
= Which areas do you serve, and when do you expand?
i live in ohio any hope, do you come to @elsewhere, is nova on your map, are you only around dc, how far out do you go, i am in @elsewhere can i get it, when do you come to the west coast, do you have it in my state, will you be in @elsewhere someday, how far from washington do you work, what is your territory, which counties, when will you be nationwide, are you local, we are in @elsewhere and would love it, when will customers
in @elsewhere have it, ask about my area, dmv only
= Do you serve my neighborhood?
@town rowhouse do you come here, we are in @town are we in your area, i live in @town is that covered, do you do @town, our shop is in @town, condo in @town any chance, gate in @town can you do it, do you go as far as @town, and across the river in @town, how about @town, what about @town then, is @town ok, house in @town do you come here
= How do I contact you? What is your phone number and e-mail address?
who do i write to, i prefer writing where do i send it, what is the best way to reach you, give me a number, your email please, where can i send a letter or a note, how do i get hold of a person, phone number of a human, i want to talk to somebody, how do i reach support, whats the support line, where do i send pictures, can i email you, number to call
= How do I contact you? Are you available 24/7?
would anyone pick up at three in the morning, are you there on christmas, is somebody there on sunday nights, when can i call, are you closed on holidays, do you sleep, office hours, late at night does anyone answer, can i call on the weekend, is there help in the middle of the night, when are you reachable
= Can I text you for support?
can i just text somebody, do you do sms, i would rather text than call, what number do i text, is there a number for texts, do you answer texts
= Unsubscribe: reply STOP to any text message of ours and we send no more
how do i make the texts stop, i want no more sms from you, get me off your texts, take my number off your list, stop texting me
= Message and data rates may apply. Rates for text messages
what do your texts cost me, does texting you cost money, will my carrier charge for the sms, is texting free
= Whisper is an AI agent, not a person
am i chatting with an actual human right now, is a human typing this, are you a bot or a girl, is there a guy behind this chat, do you have a heart, are you a machine, are you chatgpt, is this automated, be honest are you real, who is typing, person or program
= Who is the founder?
who is the brain behind this outfit, whose idea was it, who started it all, who do you belong to, who is behind the company, who is in charge there, who runs this, name of the owner of your company, who came up with this, is avery the boss
= Who is the lead developer?
the person who coded this what are they called, who wrote the software, who programmed you, name of your developer, who built this site, who is robin, who made the control center, who is your head of engineering
= What is the history of your company?
when did it all begin, how did you get here, tell me your history, your timeline, how long have you been around, since when do you exist
= What is the story behind your company?
why did you start this, what is your story, how did the idea come up, about you, your background
= Where are the resources for installers?
i am a dealer where do i log in for material, marketing material for dealers, technical sheets for installers, where does a dealer find brochures, manual for the installer, dealer portal
`
