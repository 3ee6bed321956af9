/** Ways in which visitors ask who is behind it and what is announced, as data (topics.ts). */
export const aboutTopics = `
= Who is the founder?
who had the bright idea, whose brainchild is it, who set this up, who is the top dog, who calls the shots, who do i blame for this, who created the
company, who is running things, your leader, father of the idea, who started it all, who is number one there, name of your founder,
who is the person behind all this, who dreamt this up, who is @member, founder name, who is the owner of the company, whos the big cheese, name of the
ceo, who leads the company, who had the idea, what does @member do,
who founded the company, who is the founder, who started this, who owns the company, who is the boss, who came up with this, whose idea was it, who invented it, who is in charge, who is behind this, who runs the show, name of the owner,
who is the head of the company, the mastermind, who is the big boss, who is the person in charge over there, the brains behind it
= Who is the lead developer?
who does your programming, who is responsible for the software, who built the control center, whos the techie, who made this chat, name of the
engineer, who writes the code,
who programmed it, who writes your software, who wrote this website, the technical guy, who is the coder, whos the nerd behind it, lead dev,
who is the developer, who built the software, who programmed this, who made the website, who wrote the code, lead developer, who is your tech guy,
who coded it, who is your engineer, name of the programmer, who does the technical side
= Who is the founder, the lead developer, the team?
who is on the team, who works there, tell me about the team, who are the people, who are you guys, your staff, who is on your team
= What is the story behind your company?
why does the company exist, whats the background, why replace the intercom, what made you do this,
what is your story, how did it all begin, why did you start this, where did the idea come from, how did the company come about, your background, what drove you to make this
= What is the history of your company?
what is your history, company history, your past, how has the company developed, milestones
= Where are the resources for installers?
brochures for people who sell this, where do your installers get the paperwork, we fit these for a living where is the manual, files for resellers, is
there a place for tradespeople who install it, marketing stuff for partners, spec sheets for the trade, dealers page, dealer area,
where do dealers get their documents, where do your resellers fetch their paperwork, where do your installers find the guides, is there something for
dealers, dealer downloads, we are an installer where is our material, do dealers have their own site, im a dealer,
where do dealers find documents, where is the dealer portal, resources for installers, i am a dealer where do i log in,
where can installers download the manuals, dealer login, marketing materials for dealers, where do resellers get brochures,
im an installer i need the spec sheets, we sell your product where is the paperwork, installation guide for technicians, where do i find the technical documents as a dealer
`
export const announcedTopics = `
= What new features are coming?
what will be new, what is around the corner, what are you cooking up, what else is planned, next big thing, future, what do you plan to offer later,
coming soon list, improvements planned,
what is announced, what do you have planned, anything in the works, what are you going to add, features to come, news on upcoming stuff,
what is coming soon, what new features are planned, what is on the roadmap, what are you working on, future plans, what is next,
anything new coming, upcoming features, what will be added, what is in the pipeline, whats cooking, any new stuff soon, what did you announce
= What are Invisible Keys? Temporary access codes for scheduled visitors
a code for tomorrow only, can i text my guest a code for tomorrow only, a code that is good until sunday, code for the caterers on saturday, one off
entry, a key for the weekend, for a few hours only, house guests for a week want their own code,
my parents house sit for ten days and need their own code, something that stops working by itself, code for one evening, valid only today, a code
until friday, entry for the weekend only, pass that dies after a day, hand the painter a code for this week, guest wants in for two nights, limited
time code, good for one time, expires by itself, is that available yet the temporary code, single use, time boxed, temporarily let someone in with a
code, code for cousins staying a week,
is that available already the keys, can i give them something that stops working after ten days, my in laws come for ten days and need a code, code
for just the weekend, can i hand out a code for one afternoon, code that stops working, one day code for the plumber, a limited code, our airbnb
people need a code, guest code for two nights, temporary code, temporary access, can i make a code for the weekend guests, when do invisible keys come
out, are invisible keys available, for a limited time,
what are invisible keys, temporary codes, can i give a guest a code for one day, a code that expires, code for the weekend, one time code,
code for my airbnb guests, a pass for a contractor for a week, time limited access, a code that only works on saturday, guest pass,
let the house sitter in for two weeks only, short term rental guests, digital key for a guest, vacation rental codes, expiring code,
a code that works once, code for a single visit, send a friend a key for tonight, day pass, key that runs out, airbnb
= Smart notifications: notices sent to you, beyond the call itself
would be nice if my phone pinged when the kids get in, buzz me when the gate moves, tell me when someone entered, does it send me word, keep me
posted, know when my teenager came home, let me know of each opening, beep on my phone, will i hear about each entry, message on entry, inform me,
do i get a notification when somebody came, get a text when the gate opens, will my phone tell me who came in, notify me when my kid comes home, do
you alert me, notification if someone enters, heads up when they arrive, does it message me,
do i get notifications, can i get an alert, push notification when someone comes, will it notify me, send me a message when the gate opens,
can i be informed when someone enters, alerts on my phone, ping me, does it let me know when somebody came in, tell me when my kid got home, smart notifications
= Can several people use it, or one owner with several properties?
can both roommates be rung, can it ring both of us, ring two people, the two of us, can my assistant get the call too, both owners, second phone rings
too, ring my wife if i miss it, all three of us, several residents,
me and my brother both answer, share the answering, whoever is free answers, can the night shift answer too, add my wife as a second person, both of
us want the call, the whole board, several staff take turns, ring three phones, if i am busy can my daughter answer, a group of people answers, more
people than me, joint use, two managers for one gate, co manager, someone else besides me,
should both my husband and i get the call, more than one phone, two numbers, can it call my wife if i dont answer, several people get the call, can
several managers of our hoa answer, can two people manage it, can my assistant answer as well, several of us, ring all our phones, can my wife use it
as well, share it with my partner, a second phone number,
can several people answer, can my husband and i both get the call, can two phones ring, can it ring more than one phone, can my wife answer too,
multiple users, several managers, can our whole board manage it, can the whole family use it, can roommates share it,
what if i cant pick up can someone else, forward the call to a second person, second user, more than one admin, can my partner open too,
both of us, each tenant has a different number, can my staff share it, multi user, several of us answer, both my phone and hers
= Multi-property management: several properties for one owner
five gates in three places one screen, many buildings one account, a landlord with ten houses, all sites together, houses in different towns under one
login, our firm runs a dozen communities, my second place too, overview of all my properties, several addresses,
i have three rentals one login for all, one login for several places, i run two sites, my portfolio of properties, all my houses, many locations, we
own five buildings, manage several addresses, across all our properties, a second house as well,
i have several properties, can i manage multiple buildings, i own two houses, we manage ten communities, one account for all my rentals,
all my locations in one place, second home, portfolio of buildings, multi property, more than one site, three rental houses one login, a bunch of properties
= Does it connect to smart-home systems or property-management software?
can google home open my door, google opens it, will amazon echo open it, tell the speaker to open, hubitat link, can my house system do it,
we manage flats with buildium, tie it into yardi, hook it to our rent software, tell my smart speaker to open, voice control from the couch, works
with my smart home, link with home automation, make alexa do it, does it play nice with google, connect with the house system, plays with other
software, tenant system connection,
can i yell at siri to open it, open by alexa, say hey google open the gate, can my smart home open the gate, work with homekit, is there an
integration with our software, we run yardi, we use appfolio, does it talk to our system, can my smart speaker do it, voice command, connect to my
smart house, sync with our tenant database,
does it work with alexa, google home, apple homekit, does it connect to my smart home, can siri open the gate, smartthings, home assistant,
does it integrate with other systems, yardi, appfolio, buildium, property management software, does it talk to our management software,
integrations, home automation, connect it with my ring, ifttt, voice assistant opens the gate, link it to our tenant software, hook up with my echo, api
= A native app, coming soon
when will it come the app, when will the app come, app coming soon, planned app,
will an app come, an app of your own some day, app in the works, apps planned, when can i get the app, upcoming app,
when is your own app out, is there going to be an app, are you working on an app, your own app, an app in the future, when is the app coming, i would
like an app, date for the app,
when will there be an app, are you making an app, when does the app come out, is an app planned, native app, will you have your own app, app release date, when is the app out
= Advanced controls: more ways to steer a gate or a door
what are advanced controls, will there be more ways to control the gate, finer controls, more settings coming
= Advanced analytics: figures on the use of your gates and doors
do you have reports on visits, reports on visits, summary of the visits, how many guests last month, data on comings and goings, record of comings and
goings, see past entries,
count who comes, how often is the gate used, numbers for our board, who came and when as a list, figures on visitors, traffic counts, overview of past
visits, insights, measure use, a history of openings, how many a day come through, peak times,
do you offer advanced analytics, can i see charts of how many came through, how many people came last week, list of who came when, statistics on
visitors, count visitors, is there a report for the board, do you keep a log of visitors for me, monthly report of entries, see how busy the gate was,
do you have analytics, can i see statistics, how many visitors came, can i see a history of visits, reports on who came when, logs of entries,
visitor log, charts of traffic, numbers on how often the gate opened, is there a record of who entered, usage reports, entry history, activity log, graphs
`
