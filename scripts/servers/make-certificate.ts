import { execFileSync } from "node:child_process";
import path from "node:path";

/** Creates a self-signed certificate for localhost. */
export function makeCertificate(folder: string, days = 2): { certificate: string; key: string } {
  const certificate = path.join(folder, "certificate.pem");
  const key = path.join(folder, "certificate-key.pem");
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", String(days)];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...names, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  return { certificate, key };
}
