// URLs of the previous site, by the page that each has to lead to. Copied by hand from the specification, so that
// site/legacy-urls.ts is compared with the specification and not with itself.
const specified: Record<string, string> = {
  "/resources/glossary":
    "/glossar /glossar/cloud /glossar/daten%C3%BCbertragung /glossar/datenübertragung /glossar/a%2Fb //glossar/cloud " +
    "/glossar-kategorien /glossar-kategorien/cloud /%67lossar/cloud",
  "/services/cloud-consulting":
    "/leistungen /leistungen/cloud-consulting-engineering /leistungen/cloud-governance-beratung " +
    "/leistungen/power-apps-workshop /leistungen/%zz /leistungen/100%",
  "/services/private-hybrid-cloud": "/leistungen/workplace-innovation /leistungen/workplace%2Dinnovation",
  "/services/cloud-governance": "/leistungen/cloud-governance /leistungen//cloud-governance",
  "/services/azure-consulting":
    "/leistungen/cloud-migration /leistungen/azure /leistungen/microsoft-azure /leistungen/%61zure",
  "/services/ai-development":
    "/leistungen/application-modernization /leistungen/anwendungsentwicklung /anwendungsentwicklung " +
    "/leistungen/power-apps /power-apps /leistungen/skillbooster /skillbooster",
  "/blog/azure-local-arc-data-sovereignty":
    "/blog/sovereign-cloud /blog/digitale-souveraenitaet /blog/digitale-souver%C3%A4nit%C3%A4t " +
    "/blog/digitale-souveränität /blog/DIGITALE-SOUVERA%CC%88NITA%CC%88T /blog/azure-local-im-werk " +
    "/blog/was-ist-azure-arc /blog/azure-stack-hci /blog/data-residency-eu /blog/datenhoheit " +
    "/blog/compliance-und-datenhoheit /blog/azure-local-arc-data-sovereignty-2",
  "/blog/devsecops-regulatory-compliance":
    "/blog/devsecops-nis2-dora /blog/devsecops /blog/was-ist-devops /blog/compliance-as-code /blog/nis2-richtlinie " +
    "/blog/nis-2-checkliste /blog/dora-verordnung /blog/regulatory-technology /blog/regulierung-im-finanzsektor " +
    "/blog/ci-cd-fuer-banken",
  "/resources/blog":
    "/blog /blog/page/2 /blog/souver%E4n /blog/%E4%zz /%2Fblog /blog/%00 /blog/zeile%0Aumbruch /category " +
    "/category/cloud /whitepaper /whitepaper/cloud-exit /search /Search?q=%zz",
  "/contact": "/assessments /assessments/cloud-readiness /kontakt /impressum /datenschutz /informationssicherheit",
  "/company/about": "/ueber-uns /ueber%2Duns",
  "/company/references": "/referenzen /referenzen?x#y /%72eferenzen",
};

/** Each URL as published; plain ones also with a trailing slash, in upper case and with a query. */
export const legacyUrlCases: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(specified).map(([target, list]) => {
    const paths = list.split(" ");
    const plain = paths.filter((path) => /^[a-z\d/-]+$/.test(path));
    return [target, [...paths, ...plain.flatMap((path) => [`${path}/`, path.toUpperCase(), `${path}?x=1`])]];
  }),
);

/** Unknown paths that resemble a legacy URL; these stay 404. */
export const neverUsed: readonly string[] = (
  "/glossary /glossar-kategorie/cloud /leistungen-azure /application-modernization /anwendungsentwicklung/java /blogs " +
  "/whitepapers /search/azure /kontakt/formular /kontakt%0A /impressum.html /ueber-uns/team /über-uns " +
  "/referenzen/logistik /constructor /legacy /legacy/contact"
).split(" ");
