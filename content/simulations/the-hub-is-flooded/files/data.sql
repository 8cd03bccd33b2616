-- The yard at 06:30. Lower yard from vehicle 2059 on; nine of them stand in water above the axle.
CREATE TABLE vehicles (
  vehicle_no text PRIMARY KEY,
  kind text NOT NULL,
  yard text NOT NULL,
  status text NOT NULL,
  driver_here boolean NOT NULL,
  hours_driven int NOT NULL
);
INSERT INTO vehicles
SELECT 'MH 31 FC ' || (2000 + n),
  (ARRAY['14 ft', '17 ft', '19 ft', 'reefer'])[1 + n % 4],
  CASE WHEN n > 58 THEN 'lower' ELSE 'upper' END,
  CASE WHEN n BETWEEN 59 AND 67 THEN 'in water' WHEN n IN (5, 22, 23, 41) THEN 'workshop' ELSE 'ready' END,
  n % 9 <> 0,
  (n * 7) % 10
FROM generate_series(1, 86) AS n;

-- What is loaded. Medicines are those of Sanjeevani Hospital Supply; Vasudha Retail was promised noon, four loads six in the evening.
CREATE TABLE consignments (
  consignment_no text PRIMARY KEY,
  vehicle_no text NOT NULL REFERENCES vehicles,
  client text NOT NULL,
  goods text NOT NULL,
  pieces int NOT NULL,
  promised_by time NOT NULL
);
INSERT INTO consignments
SELECT 'MG' || (40000 + n * 10 + k),
  'MH 31 FC ' || (2000 + n),
  CASE
    WHEN n % 4 = 3 AND k <= 2 THEN 'Sanjeevani Hospital Supply'
    WHEN n % 2 = 0 AND k <= 3 THEN 'Vasudha Retail'
    ELSE (ARRAY['Orange City Books', 'Nirmal Sarees', 'Tekdi Tools', 'Gondwana Crafts'])[1 + (n + k) % 4]
  END,
  CASE
    WHEN n % 4 = 3 AND k <= 2 THEN 'medicine'
    WHEN n % 2 = 0 AND k <= 3 THEN 'grocery'
    ELSE 'parcel'
  END,
  4 + (n * k) % 9,
  CASE
    WHEN n % 4 = 3 AND k <= 2 THEN time '11:00'
    WHEN n % 2 = 0 AND k <= 3 AND n % 20 = 0 THEN time '18:00'
    WHEN n % 2 = 0 AND k <= 3 THEN time '12:00'
    ELSE time '20:00'
  END
FROM generate_series(1, 86) AS n, generate_series(1, 5) AS k;
