/** Ways in which visitors ask about installing it and what it needs, as data (topics.ts). */
export const installationTopics = `
= How long does it take to install?
how long does installation take, how many hours does it take, how fast can you install it, how quickly is it done,
is it a one day job, can you do it in an afternoon, will it take all day, do i need to take a day off,
how long will the workers be here, when will they be finished, how much time does the setup take, is it done by lunch,
will you need several days, how long are you at my house, how long will the technician stay, duration of the job,
do i have to be home all day for the install, are you in and out quickly, how much of my day will this eat, is it a big job,
does putting it in take long, time needed for installation, half a day enough, how long until it is up and running once you start
= What is needed at the gate? Do I need Wi-Fi, an internet connection, a landline or wiring?
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
what does it run on, what powers it, does it need electricity, which network does it use, is it 3g or 4g, 3g, lte, 5g,
which cell network, is it cellular, how does it connect, how does the call get to my phone, does it use mobile data,
does it need a sim, what kind of connection is it, does it work over the cell towers, is it gsm, energy source,
does it have to be plugged in, is power required, do i need an outlet at the gate, does it run on batteries,
which carrier does it use, what signal does it use, does it work over cell service, how does the box talk to the phone
= What are the steps of the installation process, and what do you need from me?
what are the steps of installation, how does the installation go, what is the process, what do you need from me,
do you need pictures of my gate, do i send photos, what happens after i sign up, what comes first, what happens next after the quote,
from order to working how does it go, walk me through the setup, what do i have to send you, do i have to submit something,
how does it proceed once i order, what should i photograph, where do we start with the install, installation procedure, workflow for getting it
= Who installs it? Can I install it myself?
who installs it, can i install it myself, do you install it, do i have to install it, is it diy, do you send a technician,
do you send someone, do you ship it and i put it up, will i get a kit, do i need an electrician, do i need to hire a handyman,
do i need tools, my nephew could mount it, i am good with my hands can i do it, does a pro come, who puts it in,
who does the work, is the installation professional, self installation, do it yourself, will a crew come out,
can my own contractor do it, do i have to screw it on myself, does it come in the mail, is somebody coming to my house,
is it plug and play, are your installers professionals, could our maintenance man set it up, send a guy
= Is installation included?
is installation included, does the price include installation, is the install extra, do i pay extra for labor,
is the labor included, are there extra charges for putting it in, is fitting included, does 799 include everything,
do i have to pay the technician separately, is setup part of the price, is mounting extra, is the work on top of that
= Where can it not be installed?
where does it not work, where can it not be installed, are there places it doesnt work, when is it not for me, limitations,
what are the deal breakers, any reason i could not get it, when would you say no, who should not buy it, drawbacks,
in which cases is it impossible, what rules it out, is there anywhere you cant put it
= Not for places without power
no power at the gate, there is no electricity at my gate, we have no power out there, no outlet at the entrance,
no socket near the gate, our gate is in a field with no electric, off the grid, we are off grid, no mains,
my gate has no electricity is that a problem, can it work without power, nothing to plug it into, no current at the fence,
power is not available at the road, the land has no electric service, no juice out there, unpowered gate, no wires no power at the entrance
= Not for places without cellular coverage
no cell signal at the gate, there is no cell coverage here, we have no reception, we live in a dead zone, bad reception,
one bar only, my phone has no bars at the gate, no signal in the valley, no cell service in the woods,
does it work in the middle of nowhere, does it work in a remote area with no reception, in the mountains no signal,
poor coverage at our farm, calls drop at my entrance, weak signal, phones do not work out here, spotty service, no tower nearby,
cell phones dont work at my cabin, what if there is no signal, reception is terrible, patchy coverage down the lane
= Not underwater
can it be installed underwater, does it work under water, is it ok in a pool, can it be submerged, at the bottom of a pond,
for my submarine, in a lake, boat dock below the surface, can it stand in the sea, my gate is under water, a moat gate,
diving, for a fish tank, flooded all the time
`
