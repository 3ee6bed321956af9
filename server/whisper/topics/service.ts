/** Ways in which visitors ask what the service is and can do, as data (topics.ts). */
export const serviceTopics = `
= What is it, and how is it different from an intercom?
what kind of outfit are you, whats your line of business, whats the product, whats the point of this, why would i need this, spell it out for a dummy,
say what it is in simple english, is this a hardware thing or an online thing, whats the concept, what am i getting, so you guys make gates or what,
whats behind the name, what does the thing do, is it the modern version of an intercom, successor to the buzzer, could this take the place of our door
phone, our building still has buttons from the eighties, we want something newer than an intercom, swap out the intercom, retire the intercom, talk
box out front is kaput what do you offer, does away with the intercom,
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
who is your audience, folks like us, any kind of property, does it fit a family home, what type of business uses it, do ordinary homeowners get this,
landlords welcome, who would want this, whos it aimed at, could a vet clinic use one, small office, little shop, mom and pop store, big estate, who
benefits, cut out for people like me, retirees, tenants, would this be for somebody like me,
are we the right customer for you, i sit on the board of an association would that work, property managers, is it meant for landlords, would a self
storage place use it, are condos your thing, is a single family home too small for you, is my business too small, do you work with schools, who do you
usually sell to, is that your kind of client,
who is this for, who uses it, who buys this, what kind of customers do you have, is it for people like me,
is it made for homeowners, do small businesses use it, is it for apartments, is it suitable for an hoa,
would it suit a shop, is this only for rich people with mansions, is it for companies or for private homes,
what sort of folks are your clients, can a church use this, we are a gated community is this for us,
i run a warehouse would it fit, i am a renter is that for me, who is your typical customer, for whom is it,
does it make sense for a farm, is it right for a dentist office, who are your target customers, residential or commercial
= How do I manage it and its settings online?
where do i make it do what i want, where do i set my number, how is it administered, what do managers use, who gets rung is set where, one place to
set it all, managing is done where,
where do i fiddle with the settings, where do i tweak things, whats the control panel called, whats it managed with, can i run it from my desk, from a
tablet, change the hours by myself, who adds new residents and where, how do i switch things on and off, do i get a login, where does an owner go
online, tool for managing it, on the web, where are the options set, configuration, adjust things, is there an interface for me, fine tune, place to
control everything,
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
are gate holds standard or optional, is that optional, is a camera standard, what is standard and what optional, are the extras standard,
anything fancy to go with it, what can i get on top, what is not standard, frills, extra bits, what could i bolt on, beyond the basics, nice to haves,
enhancements, optional stuff, what packages can be added,
what else do you have, anything else i should add, whats optional, what are the add ons called, which features cost extra, are there any cool features
to add on,
what extras are there, which options do you have, what can i add, any upgrades, what add ons do you sell,
what else can it do, optional features, list the extras, accessories, what else could i get with it, bells and whistles,
what goodies are there, can it be extended, what can be added later, are there premium features, what else is available,
additional features, which extras can i choose, give me all the options
= What do optional extras cost? Your free quote says.
what would the goodies run me, does that add to the bill, pay more for it, extra charge for that, does the optional stuff cost, is the code thing
free, what would a camera add to the price, how much on top for battery,
how much extra, is there a charge for that option, what would the battery cost, what is the price of a camera with it, do i pay extra for the schedule
thing, is the trusted visitor thing free, do extras cost money, what does adding that do to the price,
how much are the extras, what do the options cost, does the camera cost extra, is the battery backup extra money,
are gate holds included or extra, do i pay more for a code for trusted visitors, price of the upgrades,
does that cost extra, is that extra, how much more is that, what does that option cost, is that included or on top,
= Camera integration is optional
will i know what the caller looks like, what does the caller look like, recognize them by sight, i want to see before i let in, sight of the visitor,
what someone looks like before i buzz, can i check them out visually, a view of the drive, record of their looks, is there an image of the visitor,
id like to know what a person looks like, look at someone before letting them through, id like to spot who is out there, does it let me watch, can it
show who is waiting, put a lens at the gate, surveillance at the entry, a visual of the visitor, need to see faces, want a picture of them first,
watch whos coming, is there an eye on the gate, tv picture, monitor the entrance, know how they look, who is it i cannot see them, can i view the
entrance, can it film, is there a way to see them,
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
when the neighborhood goes dark is my gate useless, candle light again and the gate, useless without electricity for a day, in the dark for two days,
winter storm took our lines down, utility shut off, power company cuts us, when there is no current for some hours, do i depend on the mains, does the
backup kick in, keep working in the dark, what if a fuse blows in the whole street, grid failure,
we sat in the dark for two days does it die too, juice goes out, lights go out here weekly, does it keep going when the electricity stops, when the
current is cut, what if the mains fail, pepco cut us off for a day, does a storm take it down, after a hurricane, when everything goes dark, no power
for hours, is it dead in an outage, does it stay up in a blackout, what if lightning kills the power, electricity is shaky around here, rolling
blackouts, generator or battery for emergencies, a plan b for outages, when power goes, can it ride out an outage, fallback when the power dies,
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
sunday mornings we expect a crowd and want no fuss, no fuss at the gate during the event, pumpkin patch customers, farm market on weekends, let it
stand open for an afternoon, visitors all afternoon in october, gate wide open during the fair, members come for the meeting at seven, parents pick up
kids at noon, i want traffic to flow freely, nobody should have to stop at the gate in the day, unattended in daytime, free flow in rush hour, all day
saturday, every sunday from nine to twelve, patients should just drive in, customers come and go in the day,
could it be ajar in daytime, we run a farm stand and the gate should be open all afternoon, have it open for the whole wedding, let everybody through
for two hours, leave it wide open from noon till four, want it open weekdays, open at dawn and closed at dusk, free entry in the day, kids run in and
out all saturday, our customers just walk in by day, opens itself at eight, stays put for a while, patients come from 8 to 12, students arrive between
8 and 9, garage sale traffic, halloween crowd, everyone arrives at once, hundred people coming, crowd, cant answer each guest, keep it from closing,
keep it from shutting, no closing between classes, timer, timetable, calendar for the gate, set it open by the clock, open house visitors, fixed
hours, we would like it open mornings, automatic opening hours,
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
= Is it secure, and how is it protected from hackers?
could a snoop overhear what goes over the line, overhear, could someone listen to the call, eavesdropper, snooping on the line, someone sniffing the
traffic, is what i say on the call protected, protected against snoops, safe from electronic tricks, techno thieves, tampering, spoofing, is there
strong encryption, protected by encryption,
could crooks get around it electronically, how tough is the protection, what kind of crypto is that, is it spy proof, no one can tap into it, prying
ears, listening in, tapping, wiretap, signal grabbing, replay attack, will my gate get pwned, black hat, could a smart kid open it with a gadget,
flipper zero, brute force it, is the line scrambled, are calls encoded, scrambling, what algorithm, how do i know its not vulnerable, safe against
cyber crooks, technical security, protected connection, top notch security, is my info encrypted,
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
= Is the technology patented?
is somebody going to rip you off, anybody else allowed to build it, rip off, legally yours, exclusive technology, is it a copy of something, do you
own this tech, protected against copycats, one of a kind,
can another company just copy what you do, can others copy you, is there legal protection for the invention, is your tech protected, patent pending,
do you own the technology, who holds the patent, can a competitor make the same thing,
is it patented, do you have a patent, is the technology protected by law, can someone copy your idea, is this your own invention,
intellectual property, has anyone else got the same technology, could a competitor clone this, is it unique,
are there knockoffs, do other companies use the same thing, is it proprietary, can a rival steal your idea
= Is there a demonstration video?
seeing is believing, moving pictures of it, film of it, show and tell, got a tutorial, can i preview it, see it live, like to see it used once,
can you show me, show me it working, video i can watch, somewhere to watch it, is there something to look at instead of reading, i learn better by
watching, demo please, is there a trailer, watch how it works,
is there a video, can i see a demo, can i watch it in action, show me how it works in a clip, do you have a youtube video,
where is the demo, can i see it working somewhere, got footage of it in use, any movie that shows it, a clip would help
`
