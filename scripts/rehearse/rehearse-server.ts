// Carries out deploy/README.md in an empty Debian 12: `pnpm rehearse:server`, as root, with mmdebstrap. Every command is read
// from there. docs/rehearsal.md tells of the last run.
import { appendFileSync, writeFileSync } from "node:fs";

import { BuildMachine } from "./build-machine.ts";
import { EmptyServer } from "./empty-server.ts";
import { readCommands } from "./read-commands.ts";

const log = "/tmp/rehearsal-server.log";
const standIns = `Stood in for:
  systemd        scripts/rehearse/stand-ins/systemctl starts what the units say; packages start nothing by themselves
  certbot        scripts/rehearse/stand-ins/certbot makes a certificate that the server trusts
  name server    /etc/hosts
  network        a loopback of its own; packages and Node are loaded through this machine, with the authorities it trusts
  scp            cp
  nano           nothing: deploy/site.env has the example's values
  launch-check   runs on a copy whose lists of placeholders are taken out
  pnpm verify    is left to CI: it takes half an hour
  indexing       a process that takes everything, on port 4999
  the editor     api/database/seed.sql
`;
const migration = "create table website.rehearsal (id integer); insert into website.rehearsal values (1);";

/** What a visitor and the operator see: pages with 200, people through the web server and of the service, release, commit. */
const look = `set +x; cd /srv/website/current
origin=$(sed -n 's/^ORIGIN=//p' /etc/website/site.env)
read_json() { node -p "JSON.parse(require('fs').readFileSync(0))$1"; }
pages=$(node -p 'Object.keys(JSON.parse(require("fs").readFileSync("page-manifest.json")).pages).join("\\n")')
good=$(for page in $pages; do curl -so /dev/null -w '%{http_code}\\n' "$origin$page"; done | grep -c 200)
people() { curl -s "$1/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc" -H "$key" | read_json ".length ?? 'none'"; }
key="apikey: $(sed -n 's/^API_KEY=//p' /etc/website/api.env)"
echo "$good of $(wc -w <<<"$pages") pages; $(people "$origin") people, $(people http://127.0.0.1:4180) of the service;" \\
  "release $(curl -s "$origin/healthz" | read_json .release), commit $(cut -c 1-7 commit.txt)"`;
const startAgain = `systemctl restart website-api
curl -so /dev/null --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:4180/readyz`;

const steps: { step: string; seconds: number; afterwards: string }[] = [];
function record(step: string, seconds: number, afterwards = ""): void {
  steps.push({ step, seconds: Math.round(seconds * 10) / 10, afterwards });
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}  ${afterwards}`);
}

writeFileSync(log, standIns);
console.log(standIns);
const start = performance.now();
const server = new EmptyServer(log);
const machine = new BuildMachine(log, server.root);
const read = (section: string) => readCommands(machine.folder, section);
const note = (text: string) => appendFileSync(log, `\n=== ${text}\n`);

/** Some commands, and what can be seen afterwards. */
function carryOut(step: string, commands: string, { online = false, seen = "" } = {}): void {
  note(step);
  const { seconds } = server.run(commands, { online });
  record(step, seconds, seen === "" ? "" : server.run(seen).output);
}
/** With the name of something that is there, instead of the document's example. */
const named = (block: string, name: string) => block.replaceAll(/\d{8}T\d{6}Z/g, name);
function build(step: string, block: string): void {
  note(step);
  record(step, machine.run(block.replace("pnpm verify\n", "")).seconds);
}

try {
  await server.start();
  record("an empty Debian 12", (performance.now() - start) / 1000);
  const [packages = ""] = read("1.");
  carryOut("1. packages", packages, { online: true, seen: "echo $(dpkg-query -W | wc -l) packages" });
  carryOut("   what the package of PostgreSQL does", "systemctl start postgresql");
  const [makeArchive = "", unpack = ""] = read("2.");
  build("2. install, launch-check, build, pack, copy", makeArchive);
  carryOut("2. unpack", unpack);
  const [node = "", database = ""] = read("3.");
  carryOut("3. Node", node, { online: true, seen: "node --version" });
  carryOut("3. database and service", database);
  const rowsOfTheEditor = `runuser -u postgres -- psql -q website < /srv/website/incoming/build/api/database/seed.sql
runuser -u postgres -- psql -qc 'update website.team_floor set minimum = 10' website`;
  carryOut("   the editor's rows", rowsOfTheEditor);
  const [certificate = ""] = read("4.");
  carryOut("4. certificate and values", certificate);
  const takeEverything = 'require("http").createServer((q, r) => q.resume().on("end", () => r.end())).listen(4999)';
  server.run(`node -e '${takeEverything}' >/dev/null 2>&1 &`);
  const [first = "", index = ""] = read("5.");
  carryOut("5. units, logs, first release", first, { seen: look });
  carryOut("5. search engines", index);
  // Once to know its files, and once more with a state of two days ago.
  const rotate = `systemctl start website-logs
sed -i "s/ 20.*/ $(date --date='2 days ago' +%Y-%-m-%-d-0:0:0)/" /var/lib/website-logs/status
systemctl start website-logs`;
  const visits = "echo; stat -c '%A %U %n' /var/log/website/* /var/lib/website-visits/*";
  carryOut("   what the timer of the logs does", rotate, { seen: visits });

  machine.commit("A second release");
  build("another commit: build, pack, copy", makeArchive);
  const [later = ""] = read("Every later release");
  carryOut("a later release", later, { seen: look });
  const [back = ""] = read("Going back");
  const [toTheOneBefore = "", ...toAny] = back.split(/(?<=\n)/);
  carryOut("going back", toTheOneBefore, { seen: look });
  const oldest = server.run("ls /srv/website/releases | head -n 1").output;
  carryOut("going back to the oldest", named(toAny.join(""), oldest), { seen: look });

  server.write("/srv/website/incoming/build/api/database/999.do.rehearsal.sql", migration);
  const migrate = later.split("\n").find((line) => line.includes("migrate-database")) ?? "";
  carryOut("a migration", migrate, { seen: look });
  carryOut("   the service starts again after it", startAgain, { seen: look });

  const [backup = "", putBack = ""] = read("Backup and restore");
  carryOut("backup and drill", backup, { seen: "echo; cat /var/lib/website-backup/*.rows" });
  const loseRows = "runuser -u postgres -- psql -qc 'delete from public.employees where id > 3' website";
  carryOut("   nine of twelve people are deleted", loseRows, { seen: look });
  const [dump = ""] = server.run("basename -s .dump /var/lib/website-backup/*.dump").output.split("\n");
  carryOut("rows put back on this server", named(putBack, dump), { seen: look });
  const newCluster = `cp /var/lib/website-backup/*.dump /tmp/backup.dump; chown postgres /tmp/backup.dump
systemctl stop postgresql; pg_dropcluster 15 main; pg_createcluster 15 main; systemctl start postgresql`;
  carryOut("   a new cluster, with nothing in it", newCluster);
  const restore = database.replace(/createdb.*/, "/srv/website/incoming/deploy/restore.sh /tmp/backup.dump");
  carryOut("step 3 with restore.sh instead of createdb", restore);
  const count = "runuser -u postgres -- psql -qX -f /srv/website/incoming/deploy/rows.sql website";
  carryOut("   rows as in the backup", `${count} | diff /var/lib/website-backup/*.rows -`, { seen: `echo; ${count}` });
  carryOut("   the service starts again after it", startAgain, { seen: look });
  const places = "/run/website-nginx /var/log/website /var/log/website/* /var/lib/website-backup{,/*} /etc/website/*";
  carryOut("owners", "", { seen: `echo; stat -c '%A %U:%G %n' ${places}` });
} finally {
  await server.delete();
  machine.delete();
}
record("all of it", (performance.now() - start) / 1000);
appendFileSync(log, `\n${steps.map((each) => Object.values(each).join(" | ")).join("\n")}\n`);
