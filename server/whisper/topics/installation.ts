/** Ways in which visitors ask about installing it and what it needs, as data (topics.ts). */
export const installationTopics = `
= How long does it take to install?
start at nine finished when, when would you be finished, if they start in the morning when are they done, finished by what time, is it finished before
school is out, how much time between start and finish, will it take the whole weekend, how long will there be workers, minutes hours or days,
are they out of here for lunch if they come at eight, gone by noon, is it an all day affair, a whole week of work, is it quick, done before the kids
come home, how many hours of noise, how long is my driveway blocked, do they finish same day, one visit or several, over and done in a day, how fast
is the fitting, time on site, hours of work, minutes or hours, long job, will it drag on, does it take forever, wrap up in a morning, how much of my
saturday,
can it be done in a morning, can you be done by noon, will your guys be here all day, how long is the crew here, do i have to wait around all day, how
long will you be in our way, is it quick to put in, when are you done if you start at eight, two hours or two days, your crew will be here for a week,
half a day or more, what time should i plan for the install, how long does that take, and how long would that take,
days or hours, should i take the day off work,
how long does installation take, how many hours does it take, how fast can you install it, how quickly is it done,
is it a one day job, can you do it in an afternoon, will it take all day, do i need to take a day off,
how long will the workers be here, when will they be finished, how much time does the setup take, is it done by lunch,
will you need several days, how long are you at my house, how long will the technician stay, duration of the job,
do i have to be home all day for the install, are you in and out quickly, how much of my day will this eat, is it a big job,
does putting it in take long, time needed for installation, half a day enough, how long until it is up and running once you start
= What is needed at the gate? Do I need Wi-Fi, an internet connection, a landline or wiring?
please tell me there is no backhoe involved, no backhoe, no shovels please, how invasive is it, will you wreck my landscaping, roots of my tree,
cobblestones stay in place, brick driveway will you open it, do i have to pull a line, how do you get a line out there, we have no phone line by the
road, nothing but power there, internet is not available on our road, is a power outlet enough, anything else but power, does it hook to my router,
digital line,
will my flower beds survive, is my garden safe, shovels, excavation, will there be a hole, mess in the yard, do you bury anything, rip up concrete,
does it hang on my home internet, xfinity needed, do i have to have broadband, no modem out there, wifi does not reach, the gate is 500 feet from the
router, do i have to string a wire, long cable run, no lines at the gate, is there any cabling, pull a wire from the house, does the gate need its own
line, what must i supply, what should be at the entry, what do i have to bring, whats required, wireless or wired, phone socket, do i keep paying for
a landline, can i ditch the landline at the gate, telephone pole, internet bill for the gate, what hookup do i need, without internet,
we just put in new grass do you need to cut through it, do you cut the pavement, are you going to dig up my driveway, no hole in my yard please, is
there any digging, my yard stays intact, do you need to get into my house, do i need an internet contract, not even wifi, and wifi, we have no
internet in the country, theres no comcast at the fence, phone company wants a lot to run a line, no line to the gate, is a wire to the house
necessary, what has to be at the gate before installation, what does it need then, what do you require on site, what must be there, what should be
prepared, anything i have to provide, hookups needed, do you use my internet, no phone line at the gate is that ok,
what is needed at the gate, what do i need to have ready, what do you need at the gate, requirements, prerequisites,
what has to be there before you come, do i need wifi, do i need internet at the gate, does it need a phone line,
do i need a landline, do you have to run cables, is there wiring to the house, do you dig trenches,
will you tear up my driveway, do you have to dig, will you ruin my lawn, are there cables under the ground,
our router does not reach the gate, there is no internet out there, no ethernet at the entrance, the house is far from the gate is wire needed,
do i need a verizon line, we cancelled our landline, does it use my home network, is my wifi used,
what if my internet is down, comcast is always down, without broadband, fiber needed, phone jack at the gate,
can it be installed without wires, is it wireless, nobody wants to lay cable, do we need an intercom wire, old phone wire is broken,
the telephone company wants thousands for a line, is copper wire needed, do i have to get a new phone line, drilling through walls,
jackhammer the asphalt, what utilities do you need, what does the gate need, anything i need to prepare
= What does it run on? Does it use electricity and a cellular network?
power source and network, what does it live off, is it electric, what makes it tick, cell based, on which signal,
what juice does it take, what keeps it alive, what feeds it, over what network do calls go, by radio or wire, uses the cell network, like a cell phone
inside, which generation of network, is it on 3g, mobile internet, is it on the phone network, hard wired power, electricity needed, does it need
power, energy, which wireless network, communicates over what,
which cell network does it use, what does it need to operate, is it battery or mains, does it need to be plugged into something, cellular or wifi,
what network is inside, how does it communicate, does it call over the mobile network,
what does it run on, what powers it, does it need electricity, which network does it use, is it 3g or 4g, 3g, lte, 5g,
which cell network, is it cellular, how does it connect, how does the call get to my phone, does it use mobile data,
does it need a sim, what kind of connection is it, does it work over the cell towers, is it gsm, energy source,
does it have to be plugged in, is power required, do i need an outlet at the gate, does it run on batteries,
which carrier does it use, what signal does it use, does it work over cell service, how does the box talk to the phone
= What are the steps of the installation process, and what do you need from me?
how does the installation start, what do i send you, where does it begin, which photos, what do i photograph, in what order does it happen, once i
order what follows, what happens between order and use,
whats the order of things, from first photo to first visitor, what is my part in it, do i mail you snapshots, what do you want to see beforehand, what
happens once i said yes, stages, milestones of the install, whats the game plan, i said yes what happens now on your side, pics needed, snap the gate,
what info do you want from me to begin, how is it done step by step, process please, how will it go down,
what do you need from me for that, how does the installation go, do i need to send you photos, what happens on installation day, whats the first step
to installing, what are the three steps, from photo to finished, how do we get from here to working, what comes after the photos, do you want
pictures, what should i send in,
what are the steps of installation, how does the installation go, what is the process, what do you need from me,
do you need pictures of my gate, do i send photos, what happens after i sign up, what comes first, what happens next after the quote,
from order to working how does it go, walk me through the setup, what do i have to send you, do i have to submit something,
how does it proceed once i order, what should i photograph, where do we start with the install, installation procedure, workflow for getting it
= Who installs it? Can I install it myself?
hand me a screwdriver i will put it up, i will put it up myself, give me the parts and i do it, let me do it, i am an engineer can i fit it, is it a
job for a layman, ship me the box and i install, weekend job for me, can my son in law put it up, do i need you for the install, must one of your men
come, can we install ourselves, got a toolbox, free sunday and a drill,
can i skip the installer, got a drill and time, can i mount it over the weekend, my cousin does electrical, my own guy, do it by hand, ikea style, do
i assemble it, who climbs the ladder, is a specialist coming, does someone of yours do it, do you do it yourselves, are you doing the work, who will
be working at my gate, trained people, do you outsource it, qualified installer, does the owner do it, home made installation, put it together on my
own, is it for handy people, bring my own electrician, whos doing the install, somebody of yours,
who does it, and who does it, who puts it in, do two guys show up with a truck, is a professional coming, do you mail it to me, do you send somebody
or do i get a box, can i bolt it on myself, im pretty handy can i put it up without you, can i save money by doing it myself, i have my own tools, my
husband is handy, do i have to put it up, is an electrician needed, is it installed by you, do you do the mounting, who screws it to the post, can our
janitor install it, do you come and do it,
who installs it, can i install it myself, do you install it, do i have to install it, is it diy, do you send a technician,
do you send someone, do you ship it and i put it up, will i get a kit, do i need an electrician, do i need to hire a handyman,
do i need tools, my nephew could mount it, i am good with my hands can i do it, does a pro come, who puts it in,
who does the work, is the installation professional, self installation, do it yourself, will a crew come out,
can my own contractor do it, do i have to screw it on myself, does it come in the mail, is somebody coming to my house,
is it plug and play, are your installers professionals, could our maintenance man set it up, send a guy
= Is installation included?
do i pay for the fitting as well, is the fitter paid by me, is putting it up included, work included, installing costs on top or not,
is that with installation, do you bill the fitting separately, does the quoted price have the install in it, with labor, price all in, is it all
inclusive, is the work thrown in, does mounting cost extra, no extra for installing, is fitting on the house,
is the labor for putting it in extra, is the labor extra, does that include the work, included in the price or
separate, is putting it up on top, do i pay the installers separately, price with or without installation, does the price cover the install,
is installation included, does the price include installation, is the install extra, do i pay extra for labor,
is the labor included, are there extra charges for putting it in, is fitting included, does 799 include everything,
do i have to pay the technician separately, is setup part of the price, is mounting extra, is the work on top of that
= Where can it not be installed?
what would be a no go, who gets turned down, does any place rule it out, spots where it fails, is there a place you would refuse, when is it a bad
idea, unsuitable places, what kills the deal,
where would you not install it, what are the exceptions, any places it wont work, in what situations is it no good, when does it not make sense,
where does it not work, where can it not be installed, are there places it doesnt work, when is it not for me, limitations,
what are the deal breakers, any reason i could not get it, when would you say no, who should not buy it, drawbacks,
in which cases is it impossible, what rules it out, is there anywhere you cant put it
= Not for places without power
nothing electrical within a hundred yards, nothing electrical anywhere near, the closest power is at the barn, electricity ends at the house, not
wired at all, we have a gate but no power to it, no power source around, no electrical anything, electricity never got that far,
not even a light bulb out there, nothing electric at the fence, bare field, lot without hookup, there is no electrician work done at the gate yet,
current is missing at the gate, is power a must, we never ran power to the gate, no plug around, dry entrance no electrics, only a wooden fence no
electricity, nearest outlet is far away, gate without power,
theres no outlet anywhere near our gate, the entrance has no hookups, gate is out in a pasture without electricity, no power line to the road, there
is no juice at our fence, theres nothing to plug into, only a dirt road and no electric, could you do it without electricity at the gate, we dont have
power at the gate, completely off grid,
no power at the gate, there is no electricity at my gate, we have no power out there, no outlet at the entrance,
no socket near the gate, our gate is in a field with no electric, off the grid, we are off grid, no mains,
my gate has no electricity is that a problem, can it work without power, nothing to plug it into, no current at the fence,
power is not available at the road, the land has no electric service, no juice out there, unpowered gate, no wires no power at the entrance
= Not for places without cellular coverage
calls never go through where our gate stands, calls do not go through there, no calls possible at the gate, phone shows no service, under a bridge
with no reception, cannot get a call out, our road has no coverage, where phones do not work, calls fail out there, mobile coverage is missing, phones
find no network,
under an overpass where nobody gets service, our phones are dead at the gate, cant make calls from there, between two hills phones die, concrete
blocks the reception, cell reception is lousy, no network bars, gets no service, phones go dead at the entrance, texting does not work out there, deep
in the forest without a signal, where no carrier reaches, sos only on my phone, no mobile network, is reception a must, must there be coverage,
cells dont work in our canyon, mobile phones dont work where i live, my phone barely gets a bar at the entrance, no phone gets service down there,
theres no network at my place, our cabin is in a dead zone, i lose signal at the bottom of the drive, at&t is terrible out here, no lte out here,
hills block the signal, we need wifi calling because there is no signal,
no cell signal at the gate, there is no cell coverage here, we have no reception, we live in a dead zone, bad reception,
one bar only, my phone has no bars at the gate, no signal in the valley, no cell service in the woods,
does it work in the middle of nowhere, does it work in a remote area with no reception, in the mountains no signal,
poor coverage at our farm, calls drop at my entrance, weak signal, phones do not work out here, spotty service, no tower nearby,
cell phones dont work at my cabin, what if there is no signal, reception is terrible, patchy coverage down the lane
= Not underwater
fish, scuba, sunk, below the waterline, submerged entrance, at sea level under water, drown it, wet all the time under the surface, swimming pool gate
under the water,
under the lake, on a sunken boat, in the river, can it go underwater, underwater gate, under the sea, would it work in a flooded spot below water,
beneath the surface,
can it be installed underwater, does it work under water, is it ok in a pool, can it be submerged, at the bottom of a pond,
for my submarine, in a lake, boat dock below the surface, can it stand in the sea, my gate is under water, a moat gate,
diving, for a fish tank, flooded all the time
`
