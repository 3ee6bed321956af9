export const questions = `does it work with my smart watch
What does it cost for two gates, $500 or $1,200?
Can I run it on 24 volts or 12v with 5000mah battery?
My name is john smith and I need a gate
my name is on the call list?
I am Sarah Miller from Arlington, how much is it?
I'm looking for a quote
This is Bob, my number is (703) 555-0142
call me at 703.555.0142 or 7035550142 or +1 703 555 0142
call me maybe
reach me at jane.doe+x@example.co.uk please
jane dot doe at example dot com
jane at gmail.com
see https://example.com/a?b=c and www.foo.org or foo.com/bar.
I live at 1600 Pennsylvania Avenue NW, Washington. Do you install there?
100 main street apt 4B
2 gates on my drive
a 12 foot lane and 3 car drive
10 way street?
my gate code is 4455# and pin 9911
The code is 4 digits?
what does error code 404 mean
password is hunter2
plate ABC-1234 parked there, license plate is ABC 1234
Is RSA-4096 or AES-256 used? and RSA 4096 and X-412 and wr-1r12
thanks, Carlos Ruiz
Thanks, Great
my neighbor Dmitri Petrov opens it
Tell Maria Lopez to open the door
Mr. Patel wants two
Dr. Jones
does it work in Virginia and Charlotte or Austin?
unit 12 and unit A and is the unit a good one, Unit 24 volts
Can it serve 250 units and 10000 visitors?
how much for 12000 sq ft, $12000?
in 2025-2026 or 2026
serial number A1B2C3D4E5
#12 Maple Court
me llamo Juan Pérez y necesito ayuda
my name is [name]
Hi I'm [name], 24/7 support?
five seven one five five five oh one four two
Do you take Mastercard 4111 1111 1111 1111?
SSN 123-45-6789
i am the owner of Acme
This is Gate 5
I am German
i'm maria
192.168.1.1 open port 8080
call 703, 555, 0142
installed 11/21/2026 at 7:30 pm
my wife Anna and I
What is the weight limit 1200 lbs?
@johnny on twitter
15 Oak Lane
4500 Wisconsin Ave NW Suite 300
ave maria
is there a 30 day trial?
can 1 person drive
22102 zip`.split('\n')
